import type { RuleId } from '#domain/checker/rule-checks.ts';

/** What each rule must find, with the likeliest correction, and what it must leave alone. */
export const ruleExamples: Readonly<
  Record<
    RuleId,
    { readonly bad: readonly (readonly [string, string | null])[]; readonly good: readonly string[] }
  >
> = {
  abbreviation_form: {
    bad: [
      ['Jeg liker ost, melk o.s.v.', 'osv.'],
      ['Byen har 57,000 innbyggere.', '57 000'],
      ['Jeg liker frukt, f.ks pærer.', 'f.eks.'],
      ['Det er stengt, d.v.s ingen er der.', 'dvs.'],
    ],
    good: ['Jeg liker ost, melk osv.', 'Det veier 3,5 kilo.', 'Jeg liker frukt, f.eks pærer.'],
  },
  joined_phrase: {
    bad: [
      ['Jeg jobber ikke ikveld.', 'i kveld'],
      ['Ta med deg mat, foreksempel brød.', 'for eksempel'],
      ['Hun sang medengang.', 'med en gang'],
      ['Maten er stortsett god.', 'stort sett'],
      ['Jeg kommer selvom jeg er trøtt.', 'selv om'],
    ],
    good: [
      'Jeg jobber ikke i dag.',
      'Ta med deg mat, for eksempel brød.',
      'Fortiden er glemt.',
      'Etterhvert ble det mørkt.',
    ],
  },
  sound_phrase: {
    bad: [
      ['Det går bedre etter vert.', 'etter hvert'],
      ['Jeg kommer i vert fall.', 'i hvert fall'],
      ['Vi ses i morn.', 'i morgen'],
    ],
    good: ['Det går bedre etter hvert.', 'Jeg kommer i hvert fall.', 'Vi ses i morgen.'],
  },
  man_mann: {
    bad: [
      ['Hvis mann er syk, blir man hjemme.', 'man'],
      ['Hun er gift med en norsk man.', 'mann'],
      ['Det var bare én man på kurset.', 'mann'],
      ['En høy man kom inn.', 'mann'],
      ['En ung, høy man kom inn.', 'mann'],
      ['Jeg vet ikke hva mann gjør nå.', 'man'],
      ['Da har mann ikke penger.', 'man'],
      ['Saken er mellom man og kone.', 'mann'],
    ],
    good: [
      'Hvis man er syk, blir man hjemme.',
      'Hun er gift med en norsk mann.',
      'En mann og ei dame kom inn.',
      'Hun har mann og barn.',
      'Hva gjør man?',
    ],
  },
  en_enn: {
    bad: [
      ['Huset er større en hytta.', 'enn'],
      ['Det er bedre en før.', 'enn'],
      ['Vi har flere biler en de.', 'enn'],
      ['Han er eldre en meg.', 'enn'],
    ],
    good: ['Huset er større enn hytta.', 'Det er en bil der.'],
  },
  lone_letter: {
    bad: [
      ['Jeg prøver a lære norsk.', 'å'],
      ['Det er gøy o lese.', 'å'],
    ],
    good: ['Jeg prøver å lære norsk.', 'Vi møtes i blokk A.'],
  },
  near_word: {
    bad: [
      ['Vi trenger mat, bade frukt og brød.', 'både'],
      ['Vis du vil, kan vi gå.', 'Hvis'],
      ['I midt land er det varmt.', 'mitt'],
      ['Jeg liker snø, menn jeg fryser.', 'men'],
      ['Det vær en fin dag.', 'var'],
      ['Skal man ha mat, nå man betale.', 'må'],
      ['Så for man god hjelp.', 'får'],
      ['De finnes ikke noen grunn.', 'Det'],
      ['Hun var ung og penn.', 'pen'],
      ['Jeg følger at det er rett.', 'føler'],
      ['Han begynte å lette etter jobb.', 'lete'],
      ['Vi ble syke og måte dra hjem.', 'måtte'],
      ['Jeg vil gjerne fine et hus.', 'finne'],
      ['Dette kan visse hvor vi bor.', 'vise'],
      ['De kjøpte et nyt hus.', 'nytt'],
      ['Vi bor på lande nå.', 'landet'],
      ['Vi ses vær uke.', 'hver'],
      ['Hun reiser vært år.', 'hvert'],
      ['Jeg har hvert i Paris.', 'vært'],
      ['Hver så god!', 'Vær'],
      ['Vår kommer du fra?', 'Hvor'],
      ['Hun vil hjerne danse.', 'gjerne'],
      ['De har godt hjem.', 'gått'],
      ['Han sang veldig gått.', 'godt'],
      ['Takk får maten.', 'for'],
      ['De drar til byen får å handle.', 'for'],
      ['Vi bor spise mer frukt.', 'bør'],
      ['Hun tørr ikke å fly.', 'tør'],
      ['Viss du kommer, lager jeg mat.', 'Hvis'],
      ['Skjære Maria!', 'Kjære'],
      ['Kirka ligger mitt i byen.', 'midt'],
      ['Hun er bevist på språket.', 'bevisst'],
      ['Det er bevisst at søvn er sunt.', 'bevist'],
      ['Tak for sist!', 'Takk'],
      ['Vi møttes før fire år siden.', 'for'],
      ['De er viktig å sove nok.', 'Det'],
      ['Jeg har hat en hund.', 'hatt'],
      ['Jeg har vert i Paris.', 'vært'],
      ['De reiser vert år.', 'hvert'],
      ['Jeg har hat det bra.', 'hatt'],
      ['Det gikk ganske gått.', 'godt'],
      ['Han vær syk.', 'var'],
      ['Vis det regner, blir vi inne.', 'Hvis'],
      ['Vi fikk et nyt hus.', 'nytt'],
      ['Du må lege vekt på det.', 'legge'],
      ['De vil hode fast på språket.', 'holde'],
      ['Han kan ikke live uten kaffe.', 'leve'],
      ['Foreldrene seer på oss.', 'ser'],
      ['Hun er velde snill.', 'veldig'],
      ['De som for hjelp, er glade.', 'får'],
      ['Vi drar dit før å lære.', 'for'],
      ['Det er et viktig led.', 'ledd'],
      ['Det kan hente at hun kommer.', 'hende'],
      ['Jeg har bar to barn.', 'bare'],
      ['De har mage venner.', 'mange'],
      ['Han er sa snill.', 'så'],
      ['Ta jeg var liten, bodde vi der.', 'Da'],
      ['Hun ringte etter hjelpe.', 'hjelp'],
      ['Det er et hardt arbeide.', 'arbeid'],
      ['Vi bor bland fjell og skog.', 'blant'],
      ['Vi drar på feire i juli.', 'ferie'],
      ['Foreldrene klær på barna.', 'kler'],
    ],
    good: [
      'Barna liker å bade i sjøen og leke.',
      'Hun viste oss vei.',
      'De bor midt i byen.',
      'Jeg liker menn som ler.',
      'Været er fint i dag.',
      'Nå går jeg hjem.',
      'Så drar jeg, for jeg er trøtt.',
      'Fisker finnes i vannet, og de finnes i havet.',
      'Jeg skriver med en rød penn.',
      'Hunden følger meg hjem.',
      'Hun lette etter nøklene.',
      'Det er en god måte å lære på.',
      'Jeg liker å ligge i sola mens jeg soler meg.',
      'Nå kan hun hele teksten.',
      'De står på et likt nivå.',
      'Vi ses hver uke, og været er fint.',
      'Det har vært år med lite snø.',
      'Vi har hvert vårt rom.',
      'Hver dag er ny.',
      'Vår er den fineste tida.',
      'Var du hjemme?',
      'Hun har godt av frisk luft.',
      'Jeg får ikke sove.',
      'Vi bor her og vil spise.',
      'Klærne er tørre, og håret er tørt.',
      'Huset mitt i byen er lite.',
      'Han er bevisst på språket.',
      'De satte et nytt tak på huset.',
      'Jeg lærte det før ferien, for lenge siden.',
      'De er snille, og det er viktig å si.',
      'Vi har mat en gang til.',
      'Han var dekket av søle, og de var på fiske.',
    ],
  },
  vare_vaere: {
    bad: [
      ['Det kan vare vanskelig.', 'være'],
      ['Da må man vare tålmodig.', 'være'],
      ['Vi må ta være på naturen.', 'vare'],
      ['Da kan barnet vare trøtt.', 'være'],
      ['Det er fint å vare sammen.', 'være'],
      ['De selv må tas være på.', 'vare'],
    ],
    good: [
      'Møtet kan vare lenge.',
      'Da kan møtet vare lenge.',
      'Kurset skal vare fram til jul.',
      'Krigen kan vare i tre år.',
      'En lur bør ikke vare mer enn en time.',
      'Vi må ta vare på naturen.',
      'Det kan være vanskelig.',
    ],
  },
  maate_maatte: {
    bad: [
      ['Vi må gjøre det på en annen måtte.', 'måte'],
      ['Det finnes mange måtter å lære på.', 'måter'],
      ['Det er en god måtte å lære på.', 'måte'],
    ],
    good: [
      'Jeg måtte gå hjem.',
      'Ingen måtte skamme seg.',
      'Været var så dårlig at den måtte utsettes.',
      'Vi gjør det på en annen måte.',
    ],
  },
  viste_visste: {
    bad: [
      ['Jeg viste ikke at du var her.', 'visste'],
      ['Hun viste ikke hva han het.', 'visste'],
      ['Jeg viste hvor hun bodde.', 'visste'],
    ],
    good: ['Hun viste meg huset.', 'Jeg visste ikke at du var her.'],
  },
  di_de: {
    bad: [
      ['I dag kommer di på besøk, og di er snille.', 'de'],
      ['Jeg vet at di har hund.', 'de'],
      ['Vi hilser på di andre.', 'de'],
    ],
    good: ['De bor her.', 'Mora di er snill.'],
  },
  sine_sinne: {
    bad: [
      ['De elsker barna sinne.', 'sine'],
      ['Hun ringte barna sinne.', 'sine'],
      ['De selger sinne gamle biler.', 'sine'],
    ],
    good: ['De elsker barna sine.', 'Han ropte i sinne.'],
  },
  similar_word: {
    bad: [
      ['Jeg vill lære norsk.', 'vil'],
      ['Vi var hjemme helle dagen.', 'hele'],
      ['De krever høyre teknisk kunnskap.', 'høyere'],
    ],
    good: ['Jeg vil lære norsk.', 'Vi var hjemme hele dagen.', 'De stemmer på Høyre.'],
  },
  spelling: {
    bad: [
      ['Nå skal je sove.', 'jeg'],
      ['Det var en trafikulykke-og en brann.', 'trafikkulykke'],
      ['Vi har en fin leiliget.', 'leilighet'],
      ['Jeg har mange vener her.', 'venner'],
      ['Hun er veldig snile.', 'snille'],
      ['Det er et godt felleskap.', 'fellesskap'],
      ['Han hørte på musik.', 'musikk'],
      ['De bor i bygningen ved båten din og spiler fotball.', 'spiller'],
      ['Vi har et godt ansettelseforhold.', 'ansettelsesforhold'],
      ['Han har et godt sosialtliv.', 'sosialt liv'],
      ['Det er en typisk kvinnerjobb.', 'kvinnejobb'],
      ['Huis det regner, blir vi hjemme.', null],
      ['Jeg går ofte op trappa.', 'opp'],
      ['Jeg var på Nationalt museum.', 'Nasjonalt'],
      // A listed compound, with a letter between its parts that it does not have, and a definite noun before another.
      ['Hun skrev en jobbssøknad.', 'jobbsøknad'],
      ['De drømmer om yrketsliv.', 'yrkesliv'],
      // Two letters of a part that changed places.
      ['Hun fikk barslepermisjon.', 'barselpermisjon'],
      // The first part of what a hyphen shortens.
      ['Han leser om sykkdoms- og helselære.', 'sykdoms'],
      // Danish, Swedish and nynorsk forms that dictionary-nb has.
      ['Hun så på mig.', 'meg'],
      ['Vi spiste efter filmen.', 'etter'],
      ['Har du nogen venner her?', 'noen'],
      ['Jeg kommer frå Island.', null],
      // No prefix, no participle, no passive.
      ['Eksammen var vanskelig.', 'Eksamen'],
      ['Filmen var spenende.', 'spennende'],
      ['Det finness mye mat.', 'finnes'],
      // Somebody's name, but likelier a common word.
      ['Han søker en ny job nå.', 'jobb'],
      // At the start, where no name can stand, and two changes away.
      ['Desverre at vi måtte gå.', 'Dessverre'],
      ['Universittetet ligger her.', 'Universitetet'],
      // Countries and cities.
      ['Hun kommer fra Etiopa.', 'Etiopia'],
      ['Vi bodde i Stokholm før.', 'Stockholm'],
      ['Vi leste i Bibblen.', null],
      // A name beside it.
      ['Vi så Disneys vakkre filmer.', 'vakre'],
    ],
    good: [
      'Jeg bor i ei toromsleilighet.',
      'Noen har mistet noe.',
      'Kjøleskapsdøra står åpen.',
      'Familien til Mehmet kommer fra Gaziantep.',
      'En legetime varer i et kvarter.',
      'I gamledager var isbilen gratis.',
      'Trym må hjem, og Luca ser på TV.',
      'Katarzyna og Marstrand bor i Hercegovina.',
      'Indira kommer fra India.',
      'Nattekafeen og nattkafeen er åpne.',
      'Arbeids- og velferdsetaten hjelper barne- og ungdomsskoler.',
      'Han bor med ekskona og har innbygget skap.',
      'Det virker groteskt.',
      'Vi så Real Madrids nye stadion.',
    ],
  },
  name_capital: {
    bad: [
      ['Jeg har bodd i norge lenge.', 'Norge'],
      ['Søsteren min bor i sverige nå.', 'Sverige'],
    ],
    good: ['Jeg har bodd i Norge lenge.', 'Søsteren min bor i Tyskland nå.'],
  },
  og_aa: {
    bad: [
      ['Jeg prøver og lese litt hver dag.', 'å'],
      ['Jeg spiser brød å ost.', 'og'],
      ['Vi satt å spiste hele kvelden.', 'og'],
      ['Hun sitter å spiser alene.', 'og'],
    ],
    good: [
      'Jeg prøver å lese litt hver dag.',
      'Jeg liker kaffe og te.',
      'Hun begynte å le og gråte.',
      'Du trenger ikke å bry deg.',
    ],
  },
  article_gender: {
    bad: [
      ['Vi bor i en hus.', 'et'],
      ['Hun har et gammel bil.', 'en'],
      ['Det er en stort problem.', 'et'],
    ],
    good: ['Vi bor i et hus.', 'Jeg har en bror og ei søster.', 'En av dem er syk.', 'Vi tok en øl sammen.'],
  },
  adjective_gender: {
    bad: [
      ['De kjøpte et stor hus.', 'stort'],
      ['Han har en rødt bil.', 'rød'],
    ],
    good: ['De kjøpte et stort hus.', 'Han har en ny jobb.', 'Det er et viktig møte.'],
  },
  adjective_definite: {
    bad: [
      ['Den stor bilen er min.', 'store'],
      ['Jeg bor i det rødt huset.', 'røde'],
    ],
    good: ['Den store bilen er min.', 'Jeg bor i det røde huset.'],
  },
  adjective_plural: {
    bad: [
      ['Her bor det snill mennesker.', 'snille'],
      ['Vi kjøpte ny bøker.', 'nye'],
    ],
    good: ['Her bor det snille mennesker.', 'Vi kjøpte nye bøker.'],
  },
  adjective_after_det_er: {
    bad: [
      ['Det er fin å bo her.', 'fint'],
      ['Det var veldig kald.', 'kaldt'],
    ],
    good: [
      'Det er fint å bo her.',
      'Det er viktig.',
      'Det er god mat her.',
      'Det er god og sunn mat.',
      'Det var varm, nybakt kake til kaffen.',
    ],
  },
  predicate_agreement: {
    bad: [
      ['Huset er stor.', 'stort'],
      ['Bilen er rødt.', 'rød'],
      ['Jentene er snill.', 'snille'],
    ],
    good: ['Huset er stort.', 'Bilen er ny.', 'Jentene er snille.', 'Foreldrene er opptatt.'],
  },
  possessive_gender: {
    bad: [
      ['Min eple er rødt.', 'Mitt'],
      ['Bilen mitt er rød.', 'min'],
    ],
    good: ['Mitt hus er gammelt.', 'Jeg ringte vennene mine.', 'Familien vår er stor.'],
  },
  definite_after_possessive: {
    bad: [
      ['Mine vennene kommer i dag.', 'venner'],
      ['Jeg savner min familien.', 'familie'],
    ],
    good: ['Mine venner kommer i dag.', 'Jeg savner familien min.'],
  },
  definite_after_article: {
    bad: [
      ['Jeg har en jobben.', 'jobb'],
      ['Hun kjøpte et huset.', 'hus'],
    ],
    good: ['Jeg har en jobb.', 'Hun kjøpte huset.'],
  },
  definite_after_many: {
    bad: [
      ['Hvilken boka liker du?', 'bok'],
      ['Hver dagen går jeg en tur.', 'dag'],
    ],
    good: ['Det er mange skoler i byen.', 'Hver dag går jeg en tur.'],
  },
  double_definiteness: {
    bad: [
      ['I den store bil er det plass.', 'bilen'],
      ['I det røde hus er det varmt.', 'huset'],
    ],
    good: ['Den store bilen er min.', 'Det er store forskjeller.'],
  },
  demonstrative_gender: {
    bad: [
      ['Jeg liker den huset.', 'det'],
      ['Han tok det store bilen.', 'den'],
      ['Det gamle menneskene bor her.', 'De'],
    ],
    good: ['Jeg liker det huset.', 'Han tok den store bilen.'],
  },
  singular_after_many: {
    bad: [
      ['Jeg har to bil.', 'biler'],
      ['Det er mange butikk her.', 'butikker'],
    ],
    good: [
      'Jeg har to biler.',
      'Vi har bodd her i to år.',
      'Det er mange hus her.',
      'Hun har tre barn.',
      'Vi bestilte to kaffe.',
      'Han ble nummer tre søndag.',
    ],
  },
  infinitive_after_modal: {
    bad: [
      ['Jeg kan snakker norsk.', 'snakke'],
      ['Vi må ikke glemmer det.', 'glemme'],
      ['Hva skal jeg sier?', 'si'],
    ],
    good: ['Jeg kan snakke norsk.', 'Skal du ikke spise?', 'Det kan finnes en løsning.'],
  },
  infinitive_after_aa: {
    bad: [
      ['Jeg liker å skriver brev.', 'skrive'],
      ['Det er fint å bodde her.', 'bo'],
    ],
    good: ['Jeg liker å lese bøker.', 'Det er viktig å ikke glemme det.'],
  },
  perfect_after_ha: {
    bad: [
      ['Jeg har skrive et brev.', 'skrevet'],
      ['Hun har drakk kaffe.', 'drukket'],
    ],
    good: ['Jeg har skrevet et brev.', 'Har du spist?', 'Jeg har lyst på is.'],
  },
  infinitive_as_finite: {
    bad: [
      ['Jeg komme fra Somalia.', 'kommer'],
      ['Vi spise middag klokka fem.', 'spiser'],
    ],
    good: ['Jeg kommer fra Somalia.', 'Kan jeg komme?', 'La oss gå.'],
  },
  aa_after_modal: {
    bad: [
      ['Jeg må å lære norsk.', 'må'],
      ['Vi vil å reise hjem.', 'vil'],
    ],
    good: ['Jeg må lære norsk.', 'Jeg liker å lese.'],
  },
  two_finite_verbs: {
    bad: [
      ['Klokka er går.', null],
      ['Huset har er stort.', null],
    ],
    good: [
      'Jeg jobber i en butikk.',
      'De var vant til det.',
      'I går var jeg hjemme.',
      'Boka læreren anbefalte var spennende.',
      'De som bor og jobber her er glade.',
      'Å tro at noen hjelper er viktig.',
    ],
  },
  verb_second: {
    bad: [
      ['I dag jeg jobber hjemme.', 'jobber jeg'],
      ['Om kvelden vi spiller kort.', 'spiller vi'],
      ['Nå jeg bor i Oslo.', 'bor jeg'],
    ],
    good: [
      'I dag jobber jeg hjemme.',
      'Nå bor jeg i Oslo.',
      'Kanskje jeg kommer.',
      'Desto mer jeg leser, desto bedre går det.',
      'I brevet jeg skrev i går, sto alt.',
    ],
  },
  verb_second_after_clause: {
    bad: [
      ['Hvis det regner, jeg blir hjemme.', 'blir jeg'],
      ['Når jeg kommer hjem, jeg lager mat.', 'lager jeg'],
    ],
    good: ['Hvis det regner, blir jeg hjemme.', 'Jeg kommer, men jeg har dårlig tid.'],
  },
  adverb_in_subordinate: {
    bad: [
      ['Jeg er hjemme fordi jeg har ikke tid.', 'ikke har'],
      ['Det er en bok som er ikke god.', 'ikke er'],
    ],
    good: ['Jeg er hjemme fordi jeg ikke har tid.', 'Det er en bok som ikke er god.'],
  },
  adverb_before_verb: {
    bad: [
      ['Jeg ikke kan svømme.', 'kan ikke'],
      ['Vi også har en hund.', 'har også'],
    ],
    good: ['Jeg kan ikke svømme.', 'Vi har også en hund.'],
  },
  verb_first_in_subordinate: {
    bad: [
      ['Det er en by som kjenner jeg godt.', 'jeg kjenner'],
      ['Hun smiler fordi har hun fått jobb.', 'hun har'],
    ],
    good: ['Det er en by som jeg kjenner godt.', 'Hun smiler fordi hun har fått jobb.'],
  },
  naar_da: {
    bad: [
      ['Når jeg var liten, bodde vi på landet.', 'Da'],
      ['Vi flyttet når jeg var ung.', 'da'],
    ],
    good: ['Da jeg var liten, bodde vi på landet.', 'Når jeg er trøtt, sover jeg.'],
  },
  hvis_om: {
    bad: [
      ['Jeg lurer på hvis du kan komme.', 'om'],
      ['Hun spurte hvis jeg var syk.', 'om'],
    ],
    good: ['Jeg lurer på om du kan komme.', 'Ring meg hvis du er syk.'],
  },
  hjem_hjemme: {
    bad: [
      ['Barna bor hjem.', 'hjemme'],
      ['Klokka fire går hun og kommer hjemme.', 'hjem'],
    ],
    good: ['Jeg er hjemme.', 'Etter jobben går jeg hjem.', 'Det er langt å gå hjemmefra.'],
  },
  sin_first_person: {
    bad: [
      ['Jeg bor med broren sin.', 'min'],
      ['Vi ringte broren sin.', 'vår'],
    ],
    good: ['Jeg bor med broren min.', 'Han bor med broren sin.'],
  },
  time_preposition: {
    bad: [
      ['Vi møtes i mandag.', 'på'],
      ['Jeg kom til Norge på 2015.', 'i'],
      ['Jeg kom hit i to år siden.', 'for'],
    ],
    good: ['Vi møtes på mandag.', 'Jeg kom hit for to år siden.', 'Hun fikk ei bot på 2000 kroner.'],
  },
  repeated_word: {
    bad: [
      ['Jeg kan kan komme.', 'kan'],
      ['Vi skal gå gå hjem.', 'gå'],
    ],
    good: ['Det er den som som regel kommer.', 'Det var veldig, veldig bra.', 'Oi oi!'],
  },
  fixed_phrase: {
    bad: [['Hun er nødt å jobbe.', 'nødt til å']],
    good: [
      'Jeg har lyst til å reise.',
      'Hun er nødt til å jobbe.',
      'Byen er det beste stedet å bo.',
      'Jeg ble glad til slutt.',
    ],
  },
  missing_aa: {
    bad: [
      ['Jeg begynner jobbe klokka åtte.', 'begynner å jobbe'],
      ['Jeg prøver snakke norsk.', 'prøver å snakke'],
    ],
    good: ['Jeg begynner å jobbe klokka åtte.', 'Hun gikk uten å si noe.'],
  },
  missing_subject: {
    bad: [
      ['Jeg går inn fordi er kaldt ute.', 'fordi det er'],
      ['Jeg kommer hvis er mulig.', 'hvis det er'],
    ],
    good: ['Jeg går inn fordi det er kaldt ute.', 'Jeg kommer hvis det er mulig.'],
  },
  comma_before_men: {
    bad: [
      ['Jeg er trøtt men jeg må jobbe.', 'trøtt, men'],
      ['Hun ringte men han svarte ikke.', 'ringte, men'],
    ],
    good: ['Jeg er trøtt, men jeg må jobbe.', 'Kort men godt.'],
  },
  comma_after_clause: {
    bad: [
      ['Når jeg er syk blir jeg hjemme.', 'syk, blir'],
      ['Hvis det regner blir vi inne.', 'regner, blir'],
    ],
    good: ['Når jeg kommer hjem, lager jeg mat.', 'Jeg lager mat når jeg kommer hjem.'],
  },
  missing_full_stop: {
    bad: [
      ['Jeg har vært i Bergen med familien min', 'min.'],
      ['Vi har det veldig bra her', 'her.'],
    ],
    good: ['Jeg bor i Bergen.', 'Hei, Anna!', 'Kjære alle sammen\nVi kommer i morgen.'],
  },
  question_mark: {
    bad: [
      ['Hva heter du.', '?'],
      ['Hvor kommer du fra.', '?'],
    ],
    good: ['Hva heter du?', 'Hva du heter, vet jeg ikke.'],
  },
  capital_at_start: {
    bad: [
      ['jeg bor i en liten by.', 'Jeg'],
      ['Jeg er syk. derfor er jeg hjemme.', 'Derfor'],
    ],
    good: ['Jeg bor i en liten by.', 'Vi trenger f.eks. mat og klær.'],
  },
  small_letter: {
    bad: [
      ['Vi reiser i Mai.', 'mai'],
      ['Jeg lærer Norsk på skolen.', 'norsk'],
    ],
    good: ['Vi reiser i mai.', 'Norsk er et fint språk.'],
  },
  capital_inside: {
    bad: [
      ['Jeg er trøtt, Men jeg må jobbe.', 'men'],
      ['Jeg blir hjemme Fordi jeg er syk.', 'fordi'],
    ],
    good: ['Jeg er trøtt, men jeg må jobbe.', 'Hun sa: «Jeg kommer.»', 'Gud er glad fordi Han ser oss.'],
  },
  split_phrase: {
    bad: [
      ['De ble født på 80 tallet.', '80-tallet'],
      ['Vi så et TV program.', 'TV-program'],
    ],
    good: [
      'Det er alt for dyrt.',
      'Det er altfor dyrt.',
      'Takk for alt for i dag.',
      'De gjør alt for mange i bygda.',
      'Det betyr alt for syke barn.',
    ],
  },
  split_compound: {
    bad: [
      ['De så en fotball kamp.', 'fotballkamp'],
      ['Vi har en sommer ferie.', 'sommerferie'],
    ],
    good: [
      'Jeg har et kjøkkenbord.',
      'Vil du ha en kopp kaffe?',
      'Det er stort å gi et annet menneske livet tilbake.',
    ],
  },
};
