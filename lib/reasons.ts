/** Why a transaction needs a second person or a second look; the closed list that rules pick from. */
export const reasons = {
  MELEBIHI_WEWENANG: {
    id: 'Melebihi wewenang {kelompok} pembuat, {batas} per transaksi',
    en: "Above the maker's {kelompok} authority of {batas} per transaction",
  },
  TIDAK_AKTIF: { id: 'Rekening {rekening} tidak aktif', en: 'Account {rekening} is inactive' },
  DI_BAWAH_MINIMUM: {
    id: 'Saldo rekening {rekening} menjadi di bawah saldo minimum {minimum}',
    en: 'Account {rekening} would fall below its minimum balance {minimum}',
  },
  KAS_MELEBIHI_BATAS: {
    id: 'Kas teller menjadi di atas batas {batas}',
    en: 'The till would exceed its maximum {batas}',
  },
  KAS_MENDEKATI_BATAS: { id: 'Kas teller mendekati batas {batas}', en: 'The till approaches its maximum {batas}' },
  PERUBAHAN_DATA: { id: 'Perubahan data selalu perlu dua orang', en: 'A change of data always needs two persons' },
  PEMBATALAN: { id: 'Pembatalan transaksi selalu perlu dua orang', en: 'A reversal always needs two persons' },
} as const;

export type ReasonCode = keyof typeof reasons;

/** The sentence of a reason, placeholders filled. */
export function reasonText(
  code: ReasonCode,
  params: Readonly<Record<string, string>>,
  language: 'id' | 'en' = 'id',
): string {
  return reasons[code][language].replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
}

const isReason = (code: string): code is ReasonCode => Object.hasOwn(reasons, code);

/** What stands in the placeholders of a sentence that was made of `template`; null when it was not. */
function valuesIn(template: string, sentence: string): Record<string, string> | null {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const fixed = template.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const found = new RegExp(`^${fixed.join('(.*)')}$`).exec(sentence);
  return found && Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? '']));
}

/**
 * The Indonesian sentence of a reason in the reader's language. A reason is kept in the books with its sentence, not with
 * its parts, so they are read back out of it; a sentence that this table did not make stays as it is.
 */
export function reasonIn(language: 'id' | 'en', code: string, sentence: string): string {
  if (language === 'id' || !isReason(code)) return sentence;
  const values = valuesIn(reasons[code].id, sentence);
  return values === null ? sentence : reasonText(code, values, language);
}
