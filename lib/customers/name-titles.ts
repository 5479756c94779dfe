/** Titles are before and after a person's name, known by their kind: a letter or two of the degree, a dot, and its subject. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** These academic, religious, noble and courtesy titles are written as they come out once their dots are gone. */
export const TITLES_BEFORE = words(
  'H HJ HAJI HAJJAH KH DR DRS DRA DRG DRH IR PROF TN NY NN BPK BAPAK IBU BU SDR SDRI SAUDARA TUAN NYONYA NONA ALM ALMH ' +
    'ALMARHUM ALMARHUMAH MENDIANG USTAD USTADZ USTADZAH USTAZ KYAI KIAI NS APT PDT RADEN RM RR RA RNGT KRT KRMT KRA KRH KRAT KPH GKR GPH BRM BRA',
);
/** These follow RADEN and are a title with it. */
export const NOBLE = words('MAS AJENG RORO AYU NGANTEN');

export const TITLES_AFTER = words(
  'SE SEI SH SHI ST STP SP SPT SPD SPDI SPDSD SKOM SKM SSOS SSI SSN SST SSTP SIP SPSI SFARM SAG SKED SKEP SHUM SIKOM SAK SAB SAP SMN SPWK SARS SEAK ' +
    'MM MSI MH MHUM MPD MPDI MKOM MT MTI MSC MBA MA MAG MAK MKES MKN MSE MIKOM MARS MKEP MBIOMED MEPID PHD AK CA CPA ' +
    'AMD AMDKEB AMDKEP AMDKOM KEB KEP AMKEP STRKEB STRKES LC BA BAC BSC LLM LLB NERS NS APT ' +
    'SPOG SPA SPB SPD SPPD SPJP SPKJ SPM SPAN SPOT SPS SPTHT SPRAD SPPK ALM ALMH ALMARHUM ALMARHUMAH',
);

/**
 * A degree begins with one of the first words. The subjects here could be a short name as well. All others have no vowel, or two letters
 * at most.
 */
const DEGREES = words('S M D B SP LL PH ST STR SST DIPL AMD');
const SUBJECTS = words(
  'KOM SOS KEP FARM HUM PSI ENG EDU IKOM KES MED BIO BIOMED STAT FIL ARS HUT KEB KED TEK AGR AKT PAR SAN LING KEU SAK FIS KIM MAT GEO TRANS ' +
    'AKUN ADM TEOL DIV GIZI LOG ECON ARCH SARS TER',
);

interface Group {
  readonly text: string;
  readonly at: number;
  /** A dot, bracket or hyphen links the group to the one before it, perhaps with a gap. */
  readonly linked: boolean;
  readonly gap: boolean;
}

const groupsOf = (upper: string): readonly Group[] => {
  let end = 0;
  return [...upper.matchAll(/[A-Z0-9]+/g)].map(({ 0: text, index: at }) => {
    const between = upper.slice(end, at);
    end = at + text.length;
    return { text, at, linked: /[.(-]/.test(between) && !between.includes(','), gap: /\s/.test(between) };
  });
};

const isSubject = ({ text, gap }: Group): boolean =>
  SUBJECTS.has(text) || (!/[AEIOU]/.test(text) && text.length <= 5) || (text.length <= 2 && !gap);

/** Returns true when these groups are one title behind a name. */
function isDegree(groups: readonly Group[]): boolean {
  const [first, ...rest] = groups;
  if (!first) return false;
  const joined = groups.map(({ text }) => text).join('');
  if (!rest.every(({ linked }) => linked)) return false;
  if (TITLES_AFTER.has(joined)) return true;
  if (rest.length === 0) return false;
  if (first.text === 'SP') return rest.every(({ text }) => text.length <= 5);
  // A.Md. has its subjects; any other A. is somebody's initial.
  if (first.text === 'A') return /^M[AD]$/.test(rest[0]?.text ?? '') && rest.slice(1).every(isSubject);
  return DEGREES.has(first.text) && rest.every(isSubject);
}

const MOST_GROUPS = 5;

/** Returns a name in capitals without the titles behind it: `BUDI SANTOSO, S.I.KOM., SP.PD-KGEH` is BUDI SANTOSO. */
export function withoutDegrees(upper: string): string {
  let groups = groupsOf(upper);
  let end = upper.length;
  for (;;) {
    const most = Math.min(MOST_GROUPS, groups.length - 1);
    // The rest must be a name: titles before one alone are none.
    const named = (size: number) => groups.slice(0, -size).some(({ text }) => !TITLES_BEFORE.has(text));
    const size = Array.from({ length: most }, (_, at) => most - at).find(
      (each) => isDegree(groups.slice(-each)) && named(each),
    );
    if (size === undefined) return upper.slice(0, end);
    end = groups.at(-size)?.at ?? end;
    groups = groups.slice(0, -size);
  }
}
