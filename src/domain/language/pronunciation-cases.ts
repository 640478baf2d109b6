/**
 * Words and how they are said in East Norwegian, written by hand to judge pronunciations by (tests and
 * docs/decisions/010-speech.md). Broad IPA as in `pronunciation.ts`; a slash parts what is equally right
 * (weak forms, an optional consonant). Stress is on the first syllable unless ˈ says otherwise;
 * r + t, d, n, l, s may be written for the retroflex.
 * Norms: Vanvik, Norsk uttaleordbok (1979); Kristoffersen, The Phonology of Norwegian (2000).
 */

/** The commonest words of Norwegian speech (frequency list of subtitles, names and oaths left out). */
export const commonestWords = `
jeg jæɪ | det deː | er æːr/ær | du dʉː | ikke ɪkə | en eːn | og oː/ɔ/ɔg/oːg | i iː | har hɑːr | vi viː
på poː | å oː/ɔ | til tɪl | deg dæɪ | med meː/meːd | meg mæɪ | han hɑn | for fɔr | hva vɑː | som sɔm
at ɑt | så soː/sɔ | kan kɑn | de diː | den dɛn | var vɑːr | vil vɪl | om ɔm | av ɑːv/ɑː | men mɛn
skal skɑl | et ɛt/eːt | ja jɑː | her hæːr | hun hʉn | bare bɑːrə | dette dɛtə | dere deːrə | må moː | noe nuːə
nei næɪ | vet veːt | nå noː | ham hɑm | min mɪn/miːn | ut ʉːt | kom kɔm | da dɑː | din dɪn/diːn | oss ɔs
ha hɑː | gjør jøːr/jœr | hvor vʊr/vuːr | fra frɑː | være væːrə | noen nuːən | der dæːr | dem dɛm | igjen ɪˈjɛn | se seː
ta tɑː | ville vɪlə | kommer kɔmər | alle ɑlə | går goːr | alt ɑlt | tror truːr | hvorfor vʊrfɔr/vʊrˈfɔr/vurˈfɔr | hvordan vʊrdɑn/vʊrˈdɑn | få foː
gjøre jøːrə | hvis vɪs | opp ɔp | seg sæɪ | ingen ɪŋən | hadde hɑdə | sa sɑː | bra brɑː | henne hɛnə | får foːr
når noːr/nɔr | blir bliːr | takk tɑk | gå goː | eller ɛlər | bli bliː | si siː | ser seːr | hvem vɛm | la lɑː
hei hæɪ | litt lɪt | inn ɪn | etter ɛtər | ble bleː | denne dɛnə | kanskje kɑnʂə | tilbake tɪlˈbɑːkə | aldri ɑldrɪ | vel vɛl/veːl
skulle skʉlə | jo juː | trenger trɛŋər | to tuː | sier siːər | kunne kʉnə | vært vært/væːrt | mer meːr | også ɔsɔ/ɔsoː | før føːr
over oːvər | man mɑn | tar tɑːr | mye myːə | selv sɛl | god guː | gi jiː | nok nɔk | mitt mɪt | hans hɑns
sammen sɑmən | gjorde juːrə | dag dɑːg | enn ɛn | gang gɑŋ | andre ɑndrə | vær væːr | fikk fɪk | ned neː/neːd | sett sɛt
mine miːnə | greit græɪt | siden siːdən | ditt dɪt | helt heːlt | mot muːt | år oːr | hele heːlə | deres deːrəs | snakke snɑkə
komme kɔmə | godt gɔt | ved veː/veːd | fordi fɔrˈdiː | gjort jʊrt/juːrt | dra drɑː | rett rɛt | liker liːkər | mann mɑn | folk fɔlk
alltid ɑltɪd/ɑltiːd/ɑltiː | mener meːnər | mange mɑŋə | dine diːnə | sånn sɔn | sant sɑnt | ting tɪŋ | tok tuːk | vent vɛnt | vår voːr
hjem jɛm | tre treː | finne fɪnə | unnskyld ʉnʂʏl | beklager bəˈklɑːgər | veldig vɛldɪ | hold hɔl | burde bʉrdə/bʉːrdə | tid tiː/tiːd | ingenting ɪŋəntɪŋ/ɪŋənˈtɪŋ
trodde trʊdə | uten ʉːtən | hit hiːt | bedre beːdrə | gikk jɪk | hjelpe jɛlpə | morgen moːrn/mɔrn/mɔrgən/moːrgən | livet liːvə | akkurat ɑkʉˈrɑːt | vite viːtə
kveld kvɛl | visste vɪstə | virkelig vɪrkəlɪ | elsker ɛlskər | skjer ʂeːr | slik sliːk/ʂliːk | lenge lɛŋə | snakker snɑkər | kjenner çɛnər | sin sɪn/siːn
samme sɑmə | står stoːr | far fɑːr | ute ʉːtə | første fœrstə | hjelp jɛlp | feil fæɪl | snill snɪl | død døː/døːd | forstår fɔrˈstoːr
disse dɪsə | pappa pɑpɑ | gir jiːr | siste sɪstə | hennes hɛnəs | mamma mɑmɑ | fant fɑnt | eneste eːnəstə | hør høːr | under ʉnər/ʉndər
sted steː/steːd | blitt blɪt | barn bɑːrn | vei væɪ | bør bøːr/bœr | klar klɑːr | holder hɔlər/hɔldər | heter heːtər | skjedde ʂɛdə | slutt slʉt/ʂlʉt
visst vɪst | prøver prøːvər | penger pɛŋər | fint fiːnt | hallo hɑˈluː/hɑˈloː | tro truː | husker hʉskər | drar drɑːr | døde døːdə | borte bʊrtə
mor muːr | redd rɛd | snart snɑːrt | rundt rʉnt | beste bɛstə | holde hɔlə/hɔldə | faren fɑːrən | like liːkə | finner fɪnər | våre voːrə
høre høːrə | bilen biːlən | flere fleːrə | verden værdən | tatt tɑt | hver væːr | venn vɛn | annet ɑːnt/ɑːənt/ɑnət | hos hʊs/huːs | hører høːrər
måtte mɔtə | veien væɪən | fortelle fɔrˈtɛlə | bort bʊrt | først fœrst | inne ɪnə | fått fɔt | glad glɑː/glɑːd | ga gɑː | gjennom jɛnɔm
heller hɛlər | stor stuːr | betyr bəˈtyːr | liv liːv | tiden tiːdən | lei læɪ | sikker sɪkər | neste nɛstə | mannen mɑnən | lenger lɛŋər
fortsatt fɔrtsɑt/fʊrtsɑt | annen ɑːən/ɑːn/ɑnən | gjerne jæːrnə/jærnə | hørte hœrtə/høːrtə | nye nyːə | sagt sɑkt | fem fɛm | vekk vɛk | alene ɑˈleːnə | hatt hɑt
`;

/** Drawn by lot from ranks 3,400–9,000 of the list and transcribed before any of our rules had seen them. */
export const heldOutWords = `
misforstått mɪsfɔrstɔt/mɪsfɔrˈstɔt | folkets fɔlkəts/fɔlkəs | vinduene vɪndʉənə | teorien teʊˈriːən/teuˈriːən | klipper klɪpər | tiende tiːənə/tiːəndə | tunnelen tʉˈnɛlən | drager drɑːgər | honning hɔnɪŋ | kundene kʉndənə
studerer stʉˈdeːrər | plasserer plɑˈseːrər | beveg bəˈveːg | genser gɛnsər | vindu vɪndʉ | representere rɛprəsɛnˈteːrə/rɛprəsɑŋˈteːrə | forfremmet fɔrˈfrɛmət | steget steːgə | inspirerende ɪnspɪˈreːrənə/ɪnspɪˈreːrəndə | skifter ʂɪftər
prinsessen prɪnˈsɛsən | veggene vɛgənə | innenfra ɪnənfrɑː | kjenn çɛn | port pʊrt | nærvær næːrvæːr | kriminelt krɪmɪˈnɛlt | politimester pʊlɪˈtiːmɛstər/pʊlɪtiːmɛstər | ryggsekken rʏgsɛkən | offiserer ɔfɪˈseːrər
tipper tɪpər | sørlige søːrlɪə | hjelpeløs jɛlpəløːs | styrkene stʏrkənə | bakgrunn bɑːkgrʉn | legges lɛgəs | signere sɪŋˈneːrə | oppsøke ɔpsøːkə | forstyrret fɔrˈstʏrət | økte øːktə
meningsløst meːnɪŋsløːst | smertene smærtənə | arbeidere ɑrbæɪdərə | stemningen stɛmnɪŋən | stigen stiːgən | hals hɑls | svenske svɛnskə | kultur kʉlˈtʉːr | oppførte ɔpføːrtə/ɔpfœrtə | herlige hæːrlɪə
interessen ɪntəˈrɛsən | flaska flɑskɑ | tørre tœrə | roen ruːən | fyll fʏl | ektemannen ɛktəmɑnən | skåret skoːrət | unnskyldt ʉnʂʏlt | angst ɑŋst | psykisk syːkɪsk/psyːkɪsk
betydning bəˈtyːdnɪŋ | dansen dɑnsən | hysterisk hʏsˈteːrɪsk | forretningen fɔrˈɛtnɪŋən | aske ɑskə | varmer vɑrmər | avtalte ɑːvtɑːltə | hårete hoːrətə | lande lɑnə/lɑndə | statsminister stɑːtsmɪnɪstər
kneet kneːə | passasjerene pɑsɑˈʂeːrənə | usynlig ʉːsyːnlɪ | oppdage ɔpdɑːgə | forbindelser fɔrˈbɪnəlsər/fɔrˈbɪndəlsər | bevegelser bəˈveːgəlsər | forskningen fɔrʂknɪŋən/fɔʂknɪŋən | omgås ɔmgoːs | investere ɪnvɛsˈteːrə | svinge svɪŋə
krone kruːnə | kurset kʉrsə | utsiden ʉːtsiːdən | rydd rʏd | uavhengig ʉːɑːvhɛŋɪ | sport spɔrt | sosial sʊsɪˈɑːl | tiltrekkende tɪltrɛkənə/tɪltrɛkəndə | tvilte tviːltə | opererer ʊpəˈreːrər
brutal brʉˈtɑːl | bite biːtə | forsikringen fɔrˈsɪkrɪŋən | sprang sprɑŋ | verdener værdənər | lidelse liːdəlsə | søkt søːkt/sœkt | brudd brʉd | malt mɑːlt | sidene siːdənə
malte mɑːltə | fryktet frʏktət | ideene ɪˈdeːənə | pute pʉːtə | femten fɛmtən | beist bæɪst | vakten vɑktən | oversikt oːvərsɪkt | marked mɑrkəd/mɑrkə | sprekker sprɛkər
utfordring ʉːtfɔrdrɪŋ/ʉːtfʊrdrɪŋ | galskapen gɑːlskɑːpən | aktiv ɑktɪv/ɑktiːv | likhet liːkheːt | brevene breːvənə | vanvittig vɑnvɪtɪ | målene moːlənə | ekkel ɛkəl | bekjempe bəˈçɛmpə | graven grɑːvən
kanon kɑˈnuːn | alvorlige ɑlˈvɔːrlɪə/ɑlˈvoːrlɪə | nokså nɔksoː/nɔksɔ | slukke slʊkə/ʂlʊkə | gjem jɛm | gate gɑːtə | klippet klɪpət | vanskeligste vɑnskəlɪstə/vɑnskəlɪkstə | motor muːtʊr | egenskaper eːgənskɑːpər
støtten stœtən | universitet ʉnɪværsɪˈteːt | produsere prʊdʉˈseːrə | oppgaver ɔpgɑːvər | skinnet ʂɪnə | konsentrere kʊnsɛnˈtreːrə/kʊnsənˈtreːrə | værende væːrənə/væːrəndə | reagerte rəɑˈgeːrtə/reɑˈgeːrtə | fruen frʉːən | regningen ræɪnɪŋən
skjønnheten ʂœnheːtən | talte tɑːltə | snarest snɑːrəst | nest nɛst | høsten hœstən | bekymring bəˈçʏmrɪŋ | freden freːdən | peiling pæɪlɪŋ | aviser ɑˈviːsər | ettermiddagen ɛtərmɪdɑgən/ɛtərmɪdɑːgən
slektning ʂlɛktnɪŋ/slɛktnɪŋ | gjenstand jɛnstɑn | klienten klɪˈɛntən | anledning ɑnleːdnɪŋ | offisielle ɔfɪsɪˈɛlə | reklame rəˈklɑːmə | fryseren fryːsərən | ankomst ɑnkɔmst | niesen nɪˈeːsən | ydmyke yːdmyːkə
medlemmer meːdlɛmər | avtalt ɑːvtɑːlt | bandt bɑnt | maleriet mɑːləˈriːə/mɑləˈriːə | testamentet tɛstɑˈmɛntə | symptomene sʏmpˈtuːmənə | forblir fɔrˈbliːr
`;

/** Drawn by lot from ranks 9,000–20,000, transcribed after the rules were done and not used to mend them: what is left wrong. */
export const rareWords = `
reagert rəɑˈgeːrt/reɑˈgeːrt | muslimsk mʉsˈliːmsk | modellene mʊˈdɛlənə | krukke krʊkə/krʉkə | selskapets sɛlskɑːpəts/sɛlskɑːpəs | byrden byrdən/bʏrdən/byːrdən | kuleste kʉːləstə | katolske kɑˈtuːlskə | fordelen fɔrdeːlən
boblebad bɔbləbɑːd/bɔbləbɑː | anerkjennelse ɑnərçɛnəlsə | forgifter fɔrˈjɪftər | lampene lɑmpənə | slenger slɛŋər | forbedrer fɔrˈbeːdrər | hetta hɛtɑ | tenkes tɛŋkəs | kveldsmat kvɛlsmɑːt
togstasjonen toːgstɑʂuːnən | synket sʏŋkət | tyngre tʏŋrə | flatt flɑt | munkene mʉŋkənə/mʊŋkənə | leiligheter læɪlɪheːtər | biskop bɪskɔp/bɪskʊp | samleie sɑmlæɪə | berørte bəˈrøːrtə/bəˈrœrtə
vonde vʊnə | typiske tyːpɪskə | rådyr roːdyːr | verdsette værdsɛtə/værsɛtə | smittsomt smɪtsɔmt | helikoptre hɛlɪˈkɔptrə | godbit guːbiːt/gɔdbiːt | klissete klɪsətə | flykt flʏkt | fasade fɑˈsɑːdə
oppgavene ɔpgɑːvənə | krangelen krɑŋələn | arbeidsløs ɑrbæɪdsløːs | oppdatere ɔpdɑteːrə/ɔpdɑˈteːrə | støttende stœtənə/stœtəndə | vrien vriːən | billioner bɪlˈjuːnər/bɪlɪˈuːnər | finansierer fɪnɑnsɪˈeːrər/fɪnɑŋsɪˈeːrər | brygger brʏgər
puten pʉːtən | tolke tɔlkə | rasjonell rɑʂuˈnɛl | snegler snæɪlər | overtro oːvərtruː | marerittene mɑːrərɪtənə | banden bɑnən/bɑndən | rustningen rʊstnɪŋən | haier hɑɪər | hakket hɑkət
mekanisk məˈkɑːnɪsk/meˈkɑːnɪsk | undertrykkelse ʉnərtrʏkəlsə | liknende liːknənə/lɪknənə/liːknəndə | utveien ʉːtvæɪən | klassifisert klɑsɪfɪˈseːrt | rekkefølge rɛkəfœlgə | underholde ʉnərhɔlə/ʉnərhɔldə | sedlene sɛdlənə/seːdlənə | hulene hʉːlənə | nysgjerrige nʏsˈjærɪə/nʏʂærɪə
forkledd fɔrˈkleːd/fɔrˈklɛd | bøyde bœʏdə | messen mɛsən | smertefull smærtəfʉl | geværene gəˈværənə/gəˈvæːrənə | gåten goːtən | spillerom spɪlərʊm | rykke rʏkə | hoster hʊstər/hɔstər | morens muːrəns
toppform tɔpfɔrm | lommetørkle lʊmətœrklə | tvilling tvɪlɪŋ | organisme ɔrgɑˈnɪsmə | bandasjen bɑnˈdɑːʂən | uskadde ʉːskɑdə | håndkleet hɔnkleːə | kontoer kɔntuər | referanse rəfəˈrɑŋsə/rɛfəˈrɑŋsə | busser bʉsər
nettsiden nɛtsiːdən | fungerende fʉŋˈgeːrənə/fʉŋˈgeːrəndə | superstjerne sʉːpərstjæːrnə/sʉːpərstjærnə | skjeletter ʂəˈlɛtər | enerom eːnərʊm | villspor vɪlspuːr | opphav ɔphɑːv | begjære bəˈjæːrə | sovende soːvənə/soːvəndə | terapien tərɑˈpiːən/tɛrɑˈpiːən
mistenksomme mɪstɛŋksɔmə | forbrytelsene fɔrˈbryːtəlsənə | lydig lyːdɪ | skjemmer ʂɛmər | fortjene fɔrˈtjeːnə | jobbintervju jɔbɪntərvjʉː | senger sɛŋər | overveie oːvərvæɪə | sanser sɑnsər | pulver pʉlvər
løsnet løːsnət/lœsnət | etablert ətɑˈbleːrt/ɛtɑˈbleːrt | utdødd ʉːtdœd | initiativet ɪnɪtsɪɑˈtiːvə/ɪnɪtɪɑˈtiːvə | malerier mɑːləˈriːər/mɑləˈriːər | spisestuen spiːsəstʉːən | tunnelene tʉˈnɛlənə | foretar foːrətɑːr | skiltene ʂɪltənə | glassene glɑsənə
gjentok jɛntuːk | sjøsyk ʂøːsyːk | fotografer fʊtʊˈgrɑːfər/fʊtuˈgrɑːfər | lidelser liːdəlsər | tollen tɔlən | nettsted nɛtsteː/nɛtsteːd | helsen hɛlsən
`;

/** Parses the tables: `[word, the accepted transcriptions]`. */
export function wordCases(table: string): readonly (readonly [word: string, accepted: readonly string[]])[] {
  return table
    .trim()
    .split(/[|\n]/u)
    .map((entry) => entry.trim().split(' '))
    .map(([word = '', sounds = '']) => [word, sounds.split('/')] as const);
}
