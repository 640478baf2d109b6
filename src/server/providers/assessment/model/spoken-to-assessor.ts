import { wordsIn } from '#domain/language/words.ts';

/**
 * Rule 9.343: whether a text speaks to whoever assesses it instead of doing the task: orders, roles, demands for a level,
 * forged marks of a conversation, words hidden from the eye. Then no model is asked. It finds what is usual and no more; what it
 * misses meets the checks of the reply and the bounds of the level. Orders are told from ordinary sentences by their imperative
 * (`ignorer alle instrukser`, not `mange ignorerer reglene`).
 *
 * @param original as the learner wrote it, with what cannot be seen
 * @param visible without it
 */
export function speaksToAssessor(original: string, visible: string): boolean {
  if (hides(original)) return true;
  const folded = fold(visible);
  return (
    forged.some((pattern) => pattern.test(visible.normalize('NFKC'))) ||
    [folded, unleeted(folded)].some((text) => spoken.some((pattern) => pattern.test(text))) ||
    visible.split(/[.!?\n]+/u).some((sentence) => meansAssessor(fold(sentence))) ||
    isSpelledOut(folded) ||
    hasEnglishSentence(visible) ||
    hasForeignLetters(visible) ||
    encodes(visible)
  );
}

/** Tags of Unicode, marks that turn the direction, or many characters without width. */
function hides(original: string): boolean {
  const zeroWidth = original.match(/[\u200b-\u200d\u2060-\u2064\ufeff\u00ad\u180e]/gu)?.length ?? 0;
  return /[\u{e0000}-\u{e007f}\u202a-\u202e\u2066-\u2069]/u.test(original) || zeroWidth > 5;
}

/** What looks like the frame of a prompt, of a reply or of a page. */
const forged: readonly RegExp[] = [
  /<\|.*?\|>|\[\/?INST\]|<<\/?SYS>>|<\/?[a-zæøå][\w -]*>/iu,
  /^[^\S\n]*(?:#{2,}|#\s)\s*\p{L}/mu,
  /^[^\S\n]*[^\w\n]{0,3}(?:system|assistant|assistent|user|bruker|developer|utvikler|human|ai|ki|sensor|admin|instruks\w*|instructions?)\W{0,3}\s*[:>]/imu,
  /```|~~~|<{3,}|>{3,}|={4,}|-{5,}|\*{5,}|_{5,}/u,
  /\{\s*["'“]?\w+["'”]?\s*:|["'“](?:level|nivå|general|criteria|strengths|estimated|findings)["'”]\s*:/iu,
  /["'}\]]\s*[,}]\s*["']\w+["']\s*:/u,
  /<!--|-->|\/\*|\*\/|\\n|\\u[0-9a-f]{4}|&#?\w+;|%[0-9a-f]{2}%[0-9a-f]{2}/iu,
  /\[\/?(?:slutt|end|start|begin|system|text|tekst|data|nivå|level)\b/iu,
  /(?:^|\s)\[(?:NAVN|EPOST|LENKE|TELEFON|ADRESSE|NUMMER|DATO)\d+\]/u,
];

const level = String.raw`(?:\b[abc]\s?-?[12]\b|niv[aå]\w*|levels?|karakter\w*|grades?|scores?|poengsum|poeng|points|cefr|toppkarakter|full pott|best[aå]tt|pass(?:ed)?|toppniv[aå]\w*|perfekt\w*|perfect|feilfri\w*|flawless|h[øo]yeste?|highest|best mulig\w*)(?!\p{L})`;
const thisText = String.raw`(?:(?:(?:denne|den|min|dette|this|the|my|above)\s+)?(?:tekst(?:en)?|besvarelse(?:n)?|oppgavesvaret|kandidat(?:en)?|essay|candidate|submission)|(?:denne|this|the)\s+(?:elev(?:en)?|student(?:en)?|deltaker(?:en)?|text|answer|student|learner|writer|response))`;
const few = (most: number) => String.raw`(?:[^\p{L}\p{N}.!?]+[\p{L}\p{N}'-]+){0,${most}}[^\p{L}\p{N}.!?]+`;

/** In folded text. */
const spoken: readonly RegExp[] = [
  // Setting instructions aside.
  String.raw`\b(?:ignorer|glem|overse|overstyr|tilsidesett|opphev|slett|se bort fra|se vekk fra|hopp over|disregard|ignore|forget|override|bypass|skip)\b${few(6)}(?:instruks\w*|instruksjon\w*|instruct\w*|beskjed\w*|ordre\w*|prompt\w*|kriterie\w*|criteria|rules|reglene dine|alle regler|tidligere|foreg[aå]ende|forrige|ovenfor|ovenst[aå]ende|previous|prior|above|everything|alt du|alt som|det som st[aå]r|guidelines|retningslinje\w*)`,
  String.raw`\b(?:ikke|not|never|aldri)\b${few(3)}(?:f[øo]lg|bruk|h[øo]r p[aå]|follow|obey|use|apply)${few(4)}(?:instruks\w*|kriterie\w*|criteria|instruct\w*|prompt\w*|rules|regl\w*)`,
  // The same in other languages, by words that look alike in them.
  String.raw`\b(?:ignor\p{L}+|glom|glöm|vergiss|olvida|oubliez?|zignoruj)\b${few(6)}(?:instruk\p{L}*|instruc\p{L}*|instru[kc]cj\p{L}*|anweisung\p{L}*|consignes?)`,
  String.raw`\b(?:nye?|new|updated|oppdaterte?|f[øo]lgende|hemmelige?|egentlige?|virkelige?|real|actual|secret)\s+(?:instruks\w*|instruksjon\w*|instructions?|ordre\w*|orders|prompt\w*|system\w*|kriterie\w*|criteria)\b`,
  // Who is spoken to.
  String.raw`\b(?:kj[æa]re|hei|hallo|dear|hello|hey|obs|note to|attention|notat til|melding til|beskjed til|merknad til)${few(2)}(?:sensor\w*|ki|ai|spr[aå]kmodell\w*|assistent\w*|modell(?:en)?|model|assessor|rater|grader|evaluator|examiner|bed[øo]mmer\w*|robot\w*|chatgpt|gpt|claude|gemini|llama|mistral|system\w*|maskin\w*|datamaskin\w*|algoritme\w*|chatbot|llm)\b`,
  String.raw`\bdu(?:,)?\s+(?:som\s+)?(?:er|skal\s+v[æa]re|var|blir)\s+(?:n[aå]\s+|ikke lenger\s+|egentlig\s+)?(?:en\s+|et\s+|den\s+)?(?:\p{L}+\s+){0,2}(?:sensor|assistent|spr[aå]kmodell|ai|ki|robot|chatbot|modell|system|dan|utvikler|evaluator|bed[øo]mmer|eksaminator|karaktersetter|sensur\w*)\b`,
  String.raw`\b(?:du|deg|dere)\b${few(6)}(?:vurder(?:er|e)?|sensurer\w*|retter?|rette|bed[øo]mmer?|bed[øo]mme|leser)${few(3)}(?:teksten|besvarelsen|svaret)`,
  String.raw`\b(?:du|dere)\s+(?:m[aå]|skal|b[øo]r|kan|vil)\s+(?:n[aå]\s+)?(?:gi|sette|vurdere|svare|skrive|rangere|plassere|godkjenne|returnere|rapportere|konkludere)\b${few(6)}${level}`,
  String.raw`(?:(?:^|[.!?:;,"«(] ?)(?:(?:n[åa]|og|s[åa]|vennligst|please|ps) )*|\b(?:du|dere|deg)(?: \p{L}+){0,3} )opptre som\b`,
  String.raw`\b(?:lat som|late som du|tenk deg at du er|spill rollen|oppf[øo]r deg|rollespill|pretend|act as|roleplay|role play|imagine you|simulate|simuler)\b`,
  String.raw`\b(?:you are|you're|you must|you will|you should|you shall|your task|your job|your role|your instructions|as an ai|as a language model|please (?:give|rate|grade|score|output|respond|answer|return|assign|mark))\b`,
  String.raw`\b(?:som|as)\s+(?:en\s+|an?\s+)?(?:ki|ai|spr[aå]kmodell|language model|sensor|examiner)\b${few(4)}(?:skal|m[aå]|b[øo]r|kan|vil|du|must|should|you|will)\b`,
  // Demands for a level, a praise, a form. Who wants something not to be graded (`å ikke gi karakterer`) demands none.
  String.raw`\b(?<!å (?:ikke|aldri) )(?:gi|sett|vurder|ranger|plasser|godkjenn|klassifiser|estimer|anslå|ansla|skriv opp|marker|registrer|rapporter|returner|svar|give|assign|rate|grade|score|output|return|respond|mark|set|award|classify|report|estimate|print|answer|reply|conclude|konkluder|oppgi|velg|choose|pick|select)\b${few(7)}${level}`,
  String.raw`\b${thisText}${few(6)}(?:er|har|is|has|deserves|fortjener|tilsvarer|ligger|holder|viser|should|skal|b[øo]r|m[aå]|must|shows|equals|demonstrates|vurderes|regnes|be)\b${few(6)}${level}`,
  String.raw`\b(?:niv[aå]|level|estimat|estimert niv[aå]|estimated level|resultat|result|vurdering|karakter|grade|score|konklusjon|dom)\s*(?:[:=]|->)\s*[abc]\s?-?[12]\b`,
  String.raw`\b(?:skriv|svar|returner|si|gjenta|bruk|inkluder|legg inn|ta med|avslutt|start|begynn|print|output|respond|reply|answer|say|write|repeat|include|use|append|end|begin)\b${few(6)}(?:i tilbakemelding\w*|i vurdering\w*|som tilbakemelding|som vurdering|tilbakemeldinga?\s*:|vurderinga?\s*:|json|ordrett|nøyaktig dette|n[øo]yaktig\s*:|bare ordene|kun ordene|only the words?|in the feedback|in your feedback|as feedback|verbatim|exactly)`,
  String.raw`\b(?:ros|skryt av|praise|hyll)\s+(?:teksten|meg|eleven|besvarelsen|kandidaten|forfatteren|the|this|me)\b`,
  String.raw`(?<!ikke |not )\b(?:bare|kun|only|utelukkende)\s+(?:positiv\w*|ros|gode ord|skryt|praise|positive)\b`,
  String.raw`\b(?:ikke|aldri|do not|don't|never)\s+(?:\p{L}+\s+){0,2}(?:finn|nevn|marker|rapporter|list|vis|trekk|mention|report|find|mark|criticise|criticize|flag)\b${few(4)}(?:feil\w*|errors?|mistakes|svakhet\w*)`,
  String.raw`\b(?:skriv|si|rapporter|meld|say|report|write|noter)\b${few(5)}(?:ingen|no|null|zero|0|uten|without|any)\s+(?:feil|errors?|mistakes)`,
  // Words of the trade that no task asks for.
  String.raw`\b(?:system\s?prompt\w*|systemmelding\w*|systeminstruks\w*|system message|developer mode|utviklermodus|jailbreak|prompt injection|debug mode|admin mode|sudo|override code|delimiter|tokens?)\b`,
  String.raw`\b(?:end of|slutt p[aå]|here ends|her slutter|over og ut for)\s+(?:the\s+)?(?:tekst\w*|text|essay|input|oppgave\w*|besvarelse\w*|elev\w*|student\w*|data|prompt)`,
  String.raw`\b(?:sensor|sensoren|vurderingen|tilbakemeldingen|the feedback|the assessment|the assessor|the examiner|the rater)\s+(?:skal|m[aå]|b[øo]r|must|should|will|shall)\b`,
  String.raw`\b(?:jeg er|dette er|this is|i am|vi er|hilsen|fra)\s+(?:\p{L}+\s+)?(?:utvikleren|utviklerne|administrator\w*|systemet|systemansvarlig|openai|anthropic|hk-?dir|eieren av|sjefssensor|oppmann|the developer|admin)\b`,
].map((source) => new RegExp(source, 'iu'));

/** Families of words; what gives an order away is which of them meet in one sentence. */
const families = {
  level: /(?<![\p{L}\p{N}])[abc]\s?-?[12](?![\p{L}\p{N}])/u,
  judging:
    /(?<!\p{L})(?:vurdering\p{L}*|tilbakemelding\p{L}*|sensor\p{L}*|sensur\p{L}*|bed[øo]m\p{L}*|kriteri\p{L}*|kommentarfelt\p{L}*|verdict|feedback|assess\p{L}*|judg\p{L}*|grading|rater|rating|score\p{L}*|skala\p{L}*)(?!\p{L})/u,
  machine:
    /(?<!\p{L})(?:ki|ai|kunstig intelligens|artificial intelligence|datamaskin\p{L}*|maskin(?:en)?|robot(?:en)?|bot(?:en)?|chatbot\p{L}*|spr[åa]kmodell\p{L}*|modell(?:en)?|assistent(?:en)?|assistant|llm|gpt\p{L}*|programmet|algoritme\p{L}*|prompt\p{L}*|bestatt|best[åa]tt)(?!\p{L})/u,
  ownText:
    /(?<!\p{L})(?:teksten|besvarelsen|svaret mitt|setningene|oppgaven min|denne linja|linja over|ovenfor|ovenst[åa]ende|alt over|over denne|(?:leser|les|retter?|ser) dette|dette over)(?!\p{L})/u,
  reader: /(?<!\p{L})(?:du|deg|din|ditt|dine|dere|deres|you|your)(?!\p{L})/u,
  verdict:
    /(?<!\p{L})(?:rette|retter|rettes|vurdere|vurderer|vurderes|vurdert|bed[øo]mme|sensurere|korrigere|marker|marker(?:e|er)|bekreft\p{L}*|godkjenn\p{L}*|fortjen\p{L}*|korrekt\p{L}*|riktig\p{L}*|feilfri\p{L}*|[øo]verste|h[øo]yeste?|laver\p{L}*|confirm\p{L}*|correct\p{L}*|top|deserv\p{L}*|excellent|instruks\p{L}*|instruct\p{L}*|beskjed|ordre)(?!\p{L})/u,
  order:
    /^\W*(?:n[åa]\s+|s[åa]\s+|please\s+|v[æa]r s[åa] god og\s+|ps:?\s+)?(?:avsl[øo]r|gjenta|oversett|ignor\p{L}*|glem|svar|skriv|si|gi|sett|marker|vis|fortell|husk|bruk|les|les opp|print|repeat|translate|tell|reveal|show|say|write|give|report|legg|velg|start|begynn|stopp|slutt|f[øo]lg|hold|la|fjern|endre|bytt|regn|tell)(?!\p{L})/u,
} as const;
type Family = keyof typeof families;

/** Meetings that no task asks for. A course at B1, a teacher's feedback or an essay about machines have one or two of them. */
const meetings: readonly (readonly Family[])[] = [
  ['level', 'judging'],
  ['level', 'machine'],
  ['level', 'ownText'],
  ['level', 'verdict'],
  ['level', 'order'],
  ['judging', 'ownText', 'reader'],
  ['judging', 'ownText', 'order'],
  ['judging', 'machine', 'reader'],
  ['judging', 'verdict', 'reader'],
  ['judging', 'order', 'reader'],
  ['machine', 'ownText'],
  ['machine', 'verdict', 'reader'],
  ['machine', 'order', 'verdict'],
  ['ownText', 'verdict', 'reader'],
  ['ownText', 'order', 'verdict'],
];

const alone: readonly RegExp[] = [
  /(?<!\p{L})(?:du|deg)\s+(?:er\s+|som er\s+)?(?:bare\s+)?(?:en|et)\s+(?:datamaskin|maskin|bot|robot|program|dataprogram|ki|ai|modell|spr[åa]kmodell|algoritme)(?!\p{L})/u,
  /(?:i stedet for|instead of)\s+(?:[åa]\s+)?(?:rette|vurdere|bed[øo]mme|judging|grading|assessing|rating)/u,
  /(?:instruksene|instruksjonene|prompten|ordrene|reglene|meldingen)\s+(?:dine|din|du fikk|du har f[åa]tt|du ble gitt)/u,
  /(?:deg|dere|du)\s+(?:som\s+)?(?:skal|m[åa]|som)\s+(?:rette|retter|vurdere|vurderer|sensurere|sensurerer|bed[øo]mme|bed[øo]mmer)(?!\p{L}|\s+(?:[åa]|om|hva|hvor\p{L}*)(?!\p{L}))/u,
  /(?:vurderingen|tilbakemeldingen|bed[øo]mmelsen|dommen|verdict)\s+(?:din|deres)/u,
  /(?:nivå|level)\s*(?:→|⇒|➔)|(?:[abc][12][\s,.]+){3,}/u,
  /(?:mild|snill|grei|streng|kind|nice|generous|gener[øo]s)\p{L}*\s+(?:mot|med|with|to)\s+(?:meg|teksten|me|oss)\s+i\s+(?:vurdering|rett|bed[øo]mm)/u,
  /(?:^|\s)[abc][12]\s*(?:,\s*)?(?:pls|please|takk|plz|vennligst)|(?:pls|please|vennligst)\s*[:,]?\s*[abc][12]/u,
];

function meansAssessor(sentence: string): boolean {
  if (alone.some((pattern) => pattern.test(sentence))) return true;
  return meetings.some((meeting) => meeting.every((family) => families[family].test(sentence)));
}

/** Lower case, look-alikes of other alphabets and widths as plain letters, other marks off, single spaces. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u0370-\u03ff\u0400-\u04ff]/gu, (letter) => lookAlikes[letter] ?? letter)
    .replace(/[^\n]/gu, (letter) =>
      /[æøå]/u.test(letter) ? letter : letter.normalize('NFD').replace(/\p{M}/gu, ''),
    )
    .replace(/[_*~`|]+/gu, ' ')
    .replace(/\s+/gu, ' ');
}

const lookAlikes: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    в: 'b',
    с: 'c',
    е: 'e',
    н: 'h',
    і: 'i',
    ј: 'j',
    к: 'k',
    м: 'm',
    о: 'o',
    р: 'p',
    ѕ: 's',
    т: 't',
    у: 'y',
    х: 'x',
    г: 'r',
  },
  ...{
    α: 'a',
    β: 'b',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ς: 'c',
  },
};

/** Digits and signs that stand for letters inside words. */
function unleeted(folded: string): string {
  const letters: Readonly<Record<string, string>> = {
    0: 'o',
    1: 'i',
    3: 'e',
    4: 'a',
    5: 's',
    7: 't',
    '@': 'a',
    $: 's',
    '!': 'i',
  };
  return folded.replace(/[\p{L}\d@$!]+/gu, (one) =>
    one.length < 4 || one.length > 40 || !/\p{L}/u.test(one)
      ? one
      : one.replace(/[013457@$!](?=\p{L})|(?<=\p{L})[013457@$]/gu, (sign) => letters[sign] ?? sign),
  );
}

/** `i g n o r e r`, `ig-no-rer`, or backwards. */
function isSpelledOut(folded: string): boolean {
  const spaced = /(?:(?<![\p{L}])\p{L}[\s.\-_]+){7,}\p{L}(?![\p{L}])/u.test(folded);
  const together = folded.replace(/[^\p{L}\d]/gu, '');
  const backwards = [...together].reverse().join('');
  const telling =
    /ignoreralle|ignorertidligere|ignorer[a-zæøå]{0,12}instruks|ignore(?:all)?(?:the)?(?:previous|prior|above)|glemalleinstruks|systemprompt|sebortfrainstruks|(?:gi|give)(?:meg|me|denne|this|teksten)(?:niva|nivå|level)?[abc][12]/u;
  return spaced || telling.test(together) || telling.test(backwards);
}

/** Words that English has and bokmål has not. */
const englishWords = new Set(
  'the you your this that these those is are was were be been and of with should must please will would not all any my me it its they their she he we our now only as an by from into than then when what which who how always never write give text'.split(
    ' ',
  ),
);

/** A whole sentence of English is none of a learner's bokmål. */
function hasEnglishSentence(text: string): boolean {
  return text.split(/[.!?\n]+/u).some((sentence) => {
    const words = wordsIn(sentence.toLowerCase()).map(({ text: one }) => one);
    const english = words.filter((one) => englishWords.has(one)).length;
    return words.length >= 6 && english / words.length >= 0.4;
  });
}

/** A name in its own letters is one thing, a sentence another. */
function hasForeignLetters(text: string): boolean {
  return (text.match(/[^\P{L}\p{Script=Latin}]/gu)?.length ?? 0) > 20;
}

/** Runs of base64 or hexadecimal digits, and orders under ROT13. */
function encodes(text: string): boolean {
  const runs = text.match(/[A-Za-z0-9+/]{20,}={0,2}/gu) ?? [];
  if (runs.some((run) => /[a-z][A-Z]|[A-Za-z]\d|\d[A-Za-z]|=/u.test(run))) return true;
  if (/(?:[0-9a-f]{2}[\s:]?){10,}/iu.test(text.replace(/\b\d+\b/gu, ''))) return true;
  if (/(?:[01]{7,8}\s+){4,}|(?:[.-]{1,5}[ /]+){12,}/u.test(text)) return true;
  const turned = text.replace(/[a-z]/giu, (letter) => {
    const base = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });
  return hasEnglishSentence(turned) || spoken.slice(0, 3).some((pattern) => pattern.test(fold(turned)));
}
