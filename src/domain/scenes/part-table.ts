import { person } from './figure/person.ts';
import type { Part } from './part.ts';
import { animals } from './parts/animals.ts';
import { backdrops } from './parts/backdrops.ts';
import { classroom } from './parts/classroom.ts';
import { everyday } from './parts/everyday.ts';
import { fixtures } from './parts/fixtures.ts';
import { furniture } from './parts/furniture.ts';
import { harbour } from './parts/harbour.ts';
import { history } from './parts/history.ts';
import { kitchen } from './parts/kitchen.ts';
import { landmarks } from './parts/landmarks.ts';
import { landscape } from './parts/landscape.ts';
import { lettering } from './parts/lettering.ts';
import { nature } from './parts/nature.ts';
import { outdoorThings } from './parts/outdoors.ts';
import { skies } from './parts/skies.ts';
import { street } from './parts/street.ts';
import { study } from './parts/study.ts';
import { things } from './parts/things.ts';
import { trail } from './parts/trail.ts';
import { vehicles } from './parts/vehicles.ts';
import { wildAnimals } from './parts/wild-animals.ts';

/** Every part that a scene may be composed of, by name. */
export const partTable: ReadonlyMap<string, Part> = new Map<string, Part>([
  ['person', person],
  ...[
    backdrops,
    furniture,
    fixtures,
    kitchen,
    street,
    vehicles,
    nature,
    animals,
    outdoorThings,
    things,
    classroom,
    everyday,
    lettering,
    harbour,
    history,
    landmarks,
    landscape,
    skies,
    study,
    trail,
    wildAnimals,
  ].flatMap((group) => Object.entries<Part>(group)),
]);
