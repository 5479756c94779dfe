/**
 * These letters look like Latin ones, each with the letter it is taken for (after the confusables of Unicode Technical Standard 39): of other
 * scripts, of Latin itself (small capitals, hooks, strokes, letters of phonetics) and letters in squares and circles. A name that is written with
 * them is compared as it looks, so that it does not pass the lists of names. `name_letters` in SQL holds the same table; a test compares them.
 */
export const lookalikes: readonly (readonly [others: string, latin: string])[] = [
  // Cyrillic, Greek, Armenian, Lisu and Cherokee
  [
    'АВЕЅІЈКМНОРСТУХѴҺԚԜԌҮаеѕіјкмнорстухѵһԛԝԁүвЇїΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿ',
    'ABESIJKMHOPCTYXVHQWGYAESIJKMHOPCTYXVHQWDYBIIABEZHIKMNOPTYXCJ',
  ],
  [
    'αβεγικνορτυχωηϲϳσՕՍԼոսհցօզյꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴᎪᎫᎬᎳᎷᎻᎽᏀ',
    'ABEYIKNOPTUXWNCJOOULNUHGOQJBPDTGKJCZFMNLSRVHWXYAEIOUAJEWMHYG',
  ],
  ['ᏃᏙᏔᏚᏞᏟᏢᏦᏴᎡᎢᏒᎠ', 'ZVWSLCPKBRTRD'],
  // Latin letters of another form
  [
    'ÐØÞðøþĐđĦħıĸĿŀŁłŊŋŦŧƀƁƂƃƆƇƈƊƋƌƎƏƐƑƒƓƔƖƗƘƙƚƜƝƞƟƤƥƩƫƬƭƮƱƲƳƴƵƶƷ',
    'DOPDOPDDHHIKLLLLNNTTBBBBCCCDDDEEEFFGYIIKKLWNNOPPSTTTTUVYYZZZ',
  ],
  [
    'ƺƿǝǤǥǷȠȡȤȥȴȵȶȷȺȻȼȽȾȿɀɃɅɆɇɈɉɊɋɌɍɎɏɐɑɒɓɔɕɖɗɘəɚɛɜɝɞɟɠɡɢɣɥɦɨɩɪɫɬ',
    'ZPEGGPNDZZLNTJACCLTSZBVEEJJQQRRYYAAABCCDDEEEEEEEJGGGYHHIIILL',
  ],
  [
    'ɭɯɰɱɲɳɴɵɷɸɹɺɻɼɽɾɿʀʁʂʃʄʆʇʈʊʋʌʍʎʏʐʑʒʓʗʙʚʛʜʝʞʟʠʮʯᴀᴃᴄᴅᴆᴇᴈᴉᴊᴋᴌᴍᴎᴏ',
    'LWWMNNNOWORRRRRRRRRSSJSTTUVVMYYZZZZCBEGHJKLQHHABCDDEEIJKLMNO',
  ],
  [
    'ᴐᴑᴒᴓᴖᴗᴘᴙᴚᴛᴜᴝᴟᴠᴡᴢᴣᵬᵭᵮᵯᵰᵱᵲᵳᵴᵵᵶᵷᵹᵻᵼᵽᵾᵿᶀᶁᶂᶃᶄᶅᶆᶇᶈᶉᶊᶋᶌᶍᶎᶏᶐᶑᶒᶓᶔᶕᶖᶗᶘ',
    'OOOOOOPRRTUUMVWZZBDFMNPRRSTZGGIIPUUBDFGKLMNPRSSVXZAADEEEEIOS',
  ],
  [
    'ᶙᶚẚẜẝỼỽỾỿⱠⱡⱢⱣⱤⱥⱦⱧⱨⱩⱪⱫⱬⱭⱮⱯⱰⱱⱲⱳⱴⱵⱶⱷⱸⱹⱺⱻⱾⱿꜰꜱꜾꜿꝀꝁꝂꝃꝄꝅꝆꝇꝈꝉꝊꝋꝌꝍꝐꝑꝒ',
    'UZASSVVYYLLLPRATHHKKZZAMAAVWWVHHOEROESZFSCCKKKKKKLLLLOOOOPPP',
  ],
  [
    'ꝓꝔꝕꝖꝗꝘꝙꝞꝟꝢꝣꝤꝥꝦꝧꝵꝶꝹꝺꝻꝼꝽꝾꝿꞀꞁꞂꞃꞄꞅꞆꞇꞍꞎꞐꞑꞒꞓꞔꞕꞖꞗꞘꞙꞠꞡꞢꞣꞤꞥꞦꞧꞨꞩꞪꞫꞬꞭꞮꞯ',
    'PPPQQQQVVZZPPPPRRDDFFGGGLLRRSSTTHLNNCCCHBBFFGGKKNNRRSSHEGLIQ',
  ],
  ['ꞰꞱꞲꞳꞴꞵꞶꞷꞸꞹꟄꟅꟆꟇꟈꟉꟊꟐꟑꟵꟶꟺꬰꬲꬳꬴꬶꬷꬸꬹꬺꬻꬼꬽꬾꬿꭅꭆꭉꭋꭌꭎꭒꭓꭔꭕꭖꭗꭘꭙꭚꭤꭨ', 'KTJXBBWWUUCSZDDSSGGHHMAEEEGLLLMNNOOORRRRRUUXXXXXXXYAR'],
  // Letters in circles and squares, and of flags
  [
    '🅐🅑🅒🅓🅔🅕🅖🅗🅘🅙🅚🅛🅜🅝🅞🅟🅠🅡🅢🅣🅤🅥🅦🅧🅨🅩🅰🅱🅲🅳🅴🅵🅶🅷🅸🅹🅺🅻🅼🅽🅾🅿🆀🆁🆂🆃🆄🆅🆆🆇🆈🆉🇦🇧🇨🇩🇪🇫🇬🇭',
    'ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGH',
  ],
  ['🇮🇯🇰🇱🇲🇳🇴🇵🇶🇷🇸🇹🇺🇻🇼🇽🇾🇿', 'IJKLMNOPQRSTUVWXYZ'],
];

/** People write these letters as two. */
export const pairs: readonly (readonly [others: string, latin: string])[] = [
  ['Ææᴁ', 'AE'],
  ['Œœɶ', 'OE'],
  ['ßẞ', 'SS'],
];

const LATIN: ReadonlyMap<string, string> = new Map([
  ...lookalikes.flatMap(([others, latin]) =>
    [...others].map((letter, at) => [letter, [...latin][at] ?? letter] as const),
  ),
  ...pairs.flatMap(([others, latin]) => [...others].map((letter) => [letter, latin] as const)),
]);

/** Returns the text with every lookalike as the Latin capital it is taken for. */
export const asItLooks = (text: string): string => {
  let looks = '';
  for (const letter of text) looks += LATIN.get(letter) ?? letter;
  return looks;
};
