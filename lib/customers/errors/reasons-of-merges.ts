/** These reasons name a difference between two records that are said to be one person (domain: CIF, duplicates). */
export const reasonsOfMerges = {
  GABUNG_BEDA_NIK: {
    id: 'Nasabah {asal} dan {ke} berbeda NIK: pastikan orang yang sama',
    en: 'Customers {asal} and {ke} differ in NIK: make sure that they are one person',
  },
  GABUNG_BEDA_LAHIR: {
    id: 'Nasabah {asal} dan {ke} berbeda tanggal lahir: pastikan orang yang sama',
    en: 'Customers {asal} and {ke} differ in birth date: make sure that they are one person',
  },
  GABUNG_BEDA_IBU: {
    id: 'Nasabah {asal} dan {ke} berbeda nama ibu kandung: pastikan orang yang sama',
    en: 'Customers {asal} and {ke} differ in the mother’s maiden name: make sure that they are one person',
  },
  GABUNG_BEDA_ALAMAT: {
    id: 'Nasabah {asal} dan {ke} berbeda alamat: pastikan orang yang sama',
    en: 'Customers {asal} and {ke} differ in address: make sure that they are one person',
  },
} as const;
