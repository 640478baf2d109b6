/** What a level means, in our own words; fetched when somebody asks. */
export default {
  now: 'Dette får du til på {{level}}',
  next: 'Dette kommer på {{level}}',
  'Pre-A1': {
    read: 'Du kjenner igjen bokstaver, tall og noen ord du har lært.',
    listen: 'Du oppfatter enkeltord du har lært, når de sies langsomt.',
    write: 'Du kan skrive av ord og skrive navnet ditt.',
    speak: 'Du kan hilse på folk og si enkelte ord.',
  },
  A1: {
    read: 'Du forstår navn, kjente ord og beskjeder på én linje.',
    listen: 'Du forstår kjente uttrykk når folk snakker langsomt og tydelig.',
    write: 'Du fyller ut skjemaer og skriver enkle uttrykk om deg selv.',
    speak: 'Du klarer deg med korte, faste uttrykk og litt hjelp.',
  },
  A2: {
    read: 'Du finner opplysninger der du venter dem: i annonser, menyer, rutetabeller og meldinger.',
    listen: 'Du får med deg poenget i korte, tydelige meldinger.',
    write:
      'Du skriver korte beskjeder og enkle setninger som henger sammen, om hverdagen og om noe som har hendt.',
    speak: 'Du ordner dagligdagse ting når samtalen er enkel og direkte.',
  },
  B1: {
    read: 'Du får med deg hovedpunktene i enkle tekster fra hverdag og arbeid.',
    listen: 'Du får med deg hovedpunktene når folk snakker tydelig, og i langsomme nyheter.',
    write: 'Du skriver sammenhengende om kjente emner og begrunner kort.',
    speak: 'Du klarer de fleste situasjoner i hverdagen, forteller hva som hendte, og begrunner kort.',
  },
  B2: {
    read: 'Du leser artikler som argumenterer for et syn, og tekster fra ditt eget fag.',
    listen: 'Du følger med på lengre innslag, de fleste nyheter og moderat dialekt.',
    write: 'Du skriver klare, detaljerte tekster som argumenterer.',
    speak: 'Du deltar uten å lete mye etter ord og forsvarer synet ditt.',
  },
  C1: {
    read: 'Du leser lange, krevende tekster og får med deg både stilen og det som ikke sies rett ut.',
    listen: 'Du følger lange innslag også når de er løst bygd opp.',
    write: 'Du skriver godt oppbygde tekster om innviklede emner, i riktig tone.',
    speak: 'Du snakker smidig, presist og uten anstrengelse.',
  },
};
