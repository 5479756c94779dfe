/** Names as text: the normal form that the search for duplicate customers compares, and initials for an avatar. */

import { asItLooks } from './confusables.ts';
import { plainText } from './plain-text.ts';

/** Academic, religious and courtesy titles, written as they come out once their dots are gone. */
const TITLES_BEFORE: ReadonlySet<string> = new Set(
  (
    'H HJ HAJI HAJJAH KH DR DRS DRA DRG DRH IR PROF TN NY NN BPK BAPAK IBU BU SDR SDRI SAUDARA TUAN NYONYA NONA ALM ALMH ' +
    'USTAD USTADZ USTADZAH KYAI NS APT'
  ).split(' '),
);

const TITLES_AFTER: ReadonlySet<string> = new Set(
  (
    'SE SEI SH SHI ST STP SP SPT SPD SPDI SPDSD SKOM SKM SSOS SSI SSN SST SSTP SIP SPSI SFARM SAG SKED SKEP SHUM SIKOM SAK SAB SAP SMN SPWK SARS SEAK ' +
    'MM MSI MH MHUM MPD MPDI MKOM MT MTI MSC MBA MA MAG MAK MKES MKN MSE MIKOM MARS MKEP MBIOMED MEPID PHD AK CA CPA ' +
    'AMD AMDKEB AMDKEP AMDKOM KEB KEP AMKEP STRKEB STRKES LC BA BAC BSC NERS APT ' +
    'SPOG SPA SPB SPD SPPD SPJP SPKJ SPM SPAN SPOT SPS SPTHT SPRAD SPPK ALM ALMH ALMARHUM ALMARHUMAH'
  ).split(' '),
);

const LEGAL_FORMS: ReadonlySet<string> = new Set('PT CV FA UD PD TBK PERSERO'.split(' '));

/** One person writes the Prophet's name a dozen ways over a lifetime of forms, most often shortened. */
const MUHAMMAD = /^(?:M[UO](?:C?H)AM?M[AE]D|M[UO]C?H|MHD)$/;

function plainUpper(text: string): string {
  // What nobody sees in a name, letters of full width and letters that only look Latin make no other name of it.
  return asItLooks(plainText(text).normalize('NFD').replace(/\p{M}/gu, '')).toUpperCase();
}

/**
 * Every mark separates words except the apostrophe and the dots inside an abbreviation: "S.E." and "S.Kom" are one title
 * each, while "H.Ahmad" is a title and a name.
 */
function words(text: string): string[] {
  return text
    .replace(/([A-Z]+)\.([A-Z]{2,})/g, (whole, before: string, after: string) => {
      if (TITLES_AFTER.has(before + after)) return before + after;
      return after.length > 2 ? `${before} ${after}` : whole;
    })
    .replace(/[.'’`]/g, '')
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '');
}

/**
 * The name two records of one person share: upper case, without titles, punctuation and accents, with the old spelling oe
 * written u and every form of MUHAMMAD alike. "Dr. H. Moch. Soekarno, S.E." -> "MUHAMMAD SUKARNO".
 * Two people may share it too, so it only ever counts together with a birth date or the mother's name.
 */
export function normaliseName(name: string): string {
  const parts = words(plainUpper(name)).map((word) => word.replaceAll('OE', 'U'));
  // The last remaining word is the person's name, whatever it looks like.
  while (parts.length > 1 && TITLES_BEFORE.has(parts[0] ?? '')) parts.shift();
  while (parts.length > 1 && TITLES_AFTER.has(parts.at(-1) ?? '')) parts.pop();
  return parts.map((part) => (MUHAMMAD.test(part) ? 'MUHAMMAD' : part)).join(' ');
}

/** The name of a company without its legal form, for the same search: "PT. Sinar Jaya (Persero), Tbk" -> "SINAR JAYA". */
export function normaliseEntityName(name: string): string {
  const parts = words(plainUpper(name));
  const kept = parts.filter((part) => !LEGAL_FORMS.has(part));
  return (kept.length === 0 ? parts : kept).join(' ');
}

/** A name of which nobody says whether it is a person's or a company's, as lists of names are compared: without titles and legal form. */
export const normaliseAnyName = (name: string): string => normaliseEntityName(normaliseName(name));

/** First letters of the first and last word, for an avatar: "Siti Nur Rahmawati" -> "SR". */
export function initials(name: string): string {
  const parts = name.trim().split(/\s+/);
  const chosen = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return chosen.map((part) => [...(part ?? '')][0]?.toUpperCase() ?? '').join('');
}
