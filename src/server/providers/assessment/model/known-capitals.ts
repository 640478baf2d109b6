/**
 * Words with a capital that name no person, folded: what learners also write with a capital by mistake (days, months,
 * languages), and places and houses that say nothing of who somebody is. Any other capital inside a sentence is hidden.
 */
export const knownCapitals: ReadonlySet<string> = new Set(
  [
    'mandag tirsdag onsdag torsdag fredag lørdag søndag',
    'januar februar mars april mai juni juli august september oktober november desember',
    'norsk engelsk arabisk polsk spansk fransk tysk russisk ukrainsk somali tigrinja kurdisk persisk dari tyrkisk kinesisk thai svensk dansk finsk bokmål nynorsk',
    'nordmann nordmenn svenske danske polakk tysker engelskmann',
    'norge sverige danmark finland island polen ukraina russland syria eritrea somalia etiopia afghanistan iran irak tyrkia india pakistan kina thailand vietnam filippinene brasil spania italia frankrike tyskland england storbritannia usa amerika litauen latvia estland romania bulgaria hellas europa afrika asia norden skandinavia eu eøs fn',
    'oslo bergen trondheim stavanger tromsø drammen kristiansand fredrikstad bodø ålesund sandnes nord-norge vestlandet østlandet sørlandet lofoten',
    'jul påske pinse ramadan eid sankthans nyttår grunnlovsdagen',
    'nav udi skatteetaten posten rema kiwi coop vipps bankid nrk facebook instagram internett covid tv pc',
    'gud allah jeg du han hun vi dere de dem deres dere det den en et i på og men ikke',
  ]
    .join(' ')
    .split(' '),
);
