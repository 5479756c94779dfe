import type { ofInput as id } from '#lib/messages/validation-of-input.ts';

export const ofInput = {
  'v.nomorPersediaan': 'This is not how this kind of stationery is numbered',
  'v.rentangPersediaan': 'The last number is of the same series and not before the first',
  'v.persediaanKosong': 'Write a note where there was no stationery at all',
  'v.laporanPolisi':
    'The number of the police report is needed: lost cheques, giro, certificates and cards can be misused',
  'v.tanggalLaporanPolisi': 'A police report has a number and a date',
  'v.uangDuaArti': 'This sign can mean thousands or decimals; write for example 1500000 or 1500000.00',
  'v.kursDuaArti': 'This dot can mean thousands or decimals; write for example 16250 or 16.2500',
  'v.namaAksara':
    "Write the name with letters A to Z, digits and . , ' - / ( ) & only, for example Siti Ma'rufah; it has another letter or sign",
  'v.csvRusak': 'A letter was lost when it was saved (\uFFFD); save it again as UTF-8',
  'v.csvKutip': 'A quotation mark is never closed',
  'v.csvKolomHilang': 'This column is missing',
  'v.csvKolomAsing': 'Unknown column, or named twice',
  'v.csvIsi': 'It has not as many fields as the heading names',
} satisfies Record<keyof typeof id, string>;
