/** Names as forms, files and messages write them, and the normal form in which they are compared. */
export const personCases: readonly (readonly [written: string, normal: string])[] = [
  ['Wiwin Sukaesih', 'WIWIN SUKAESIH'],
  ['Wiwin Sukaesih S.Pd', 'WIWIN SUKAESIH'],
  ['Wiwin Sukaesih, S.Pd.', 'WIWIN SUKAESIH'],
  ['Hj. Encep Dadang Hidayat', 'ENCEP DADANG HIDAYAT'],
  ['Ir. Lestari Purnomo', 'LESTARI PURNOMO'],
  ['Drs. Yohanes Petrus Dharmawan', 'YOHANES PETRUS DHARMAWAN'],
  ['Gede Petrus Sahetapy, A.Md.', 'GEDE PETRUS SAHETAPY'],
  ['Bpk. Felix Halim', 'FELIX HALIM'],
  ['Ibu Tuti Sutisna', 'TUTI SUTISNA'],
  ['Tuti Sutisna (alm)', 'TUTI SUTISNA'],
  ['Alm. Tuti Sutisna', 'TUTI SUTISNA'],
  ['dr. Rina Hartati, Sp.PD', 'RINA HARTATI'],
  ['dr. Rina Hartati, Sp.OG., M.Kes.', 'RINA HARTATI'],
  ['Budi Santoso, S.E., M.M.', 'BUDI SANTOSO'],
  ['Budi Santoso, A.Md.Kom', 'BUDI SANTOSO'],
  ['Moch. Soekarno, S.E.', 'MUHAMMAD SUKARNO'],
  ['\u200BWiwin\u200B Suk\u00ADaesih', 'WIWIN SUKAESIH'],
  ['\u202EWiwin\u202C Sukaesih', 'WIWIN SUKAESIH'],
  ['Ｗｉｗｉｎ Ｓｕｋａｅｓｉｈ', 'WIWIN SUKAESIH'],
  ['Wіwіn Sukаesіh', 'WIWIN SUKAESIH'],
  ['ΑΝΙ Lestari', 'ANI LESTARI'],
  ['Wiwin\u00A0Sukaesih', 'WIWIN SUKAESIH'],
];

/** Names of lists that hold several. */
export const severalNames: readonly (readonly [written: string, names: readonly string[]])[] = [
  ['WIWIN SUKAESIH ALIAS UMMI CONTOH', ['WIWIN SUKAESIH', 'UMMI CONTOH']],
  ['Wiwin alias Ummi alias Contoh', ['Wiwin', 'Ummi', 'Contoh']],
  ['WIWIN SUKAESIH als UMMI', ['WIWIN SUKAESIH', 'UMMI']],
  ['WIWIN SUKAESIH a.k.a. UMMI CONTOH', ['WIWIN SUKAESIH', 'UMMI CONTOH']],
  ['WIWIN SUKAESIH aka UMMI', ['WIWIN SUKAESIH', 'UMMI']],
  ['WIWIN SUKAESIH A.K.A UMMI', ['WIWIN SUKAESIH', 'UMMI']],
  ['WIWIN SUKAESIH (UMMI CONTOH)', ['WIWIN SUKAESIH', 'UMMI CONTOH']],
  ['PT Maju d/h PT Mundur', ['PT Maju', 'PT Mundur']],
  ['Wiwin Sukaesih (alm)', ['Wiwin Sukaesih (alm)']],
  ['PT Sinar (Persero) Tbk', ['PT Sinar (Persero) Tbk']],
  ['Akarini Alias', ['Akarini']],
  ['Akari Santoso', ['Akari Santoso']],
  ['WIWIN SUKAESIH BINTI AHMAD', ['WIWIN SUKAESIH BINTI AHMAD']],
];

/** Names that are refused where they are written, with the letters that are of another script. */
export const foreignNames: readonly (readonly [written: string, letters: string])[] = [
  ['Wіwin Sukaesih', 'і'],
  ['Иван', 'Иван'],
  ['ΑΝΙ Lestari', 'ΑΝΙ'],
  ['王小明', '王小明'],
  ['محمد', 'محمد'],
  ['René Ångström', ''],
  ["Ma'ruf", ''],
  ['Şükrü', ''],
  ['Siti 2', ''],
];
