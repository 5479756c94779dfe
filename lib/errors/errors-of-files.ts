import { notNow, refusal } from './error-def.ts';

/** The core refuses these on documents, pictures and signatures. */
export const errorsOfFiles = {
  STORAGE_AWAY: notNow(
    'Penyimpanan dokumen sedang tidak dapat dihubungi: berkas belum disimpan, coba lagi sebentar',
    'The document storage is not reachable: the file was not kept, try again shortly',
  ),
  SCANNER_AWAY: notNow(
    'Pemindai virus sedang tidak dapat dihubungi: berkas belum disimpan, coba lagi sebentar',
    'The virus scanner is not reachable: the file was not kept, try again shortly',
  ),
  UPLOADS_BUSY: notNow(
    'Masih ada kiriman berkas Anda yang berjalan, tunggu sampai selesai',
    'Other files of yours are still on their way, wait until they are done',
  ),
  FILE_NOT_FREE: refusal(
    '63',
    'Berkas tidak ada lagi, bukan kiriman pembuat, atau sudah menjadi bagian data lain; kirim sekali lagi',
    'A file is no longer there, was not sent by the maker, or is part of another record; send it once more',
  ),
  PRINT_AGENT_CLOCK: refusal(
    '12',
    'Jam komputer ini berbeda {menit} menit dari jam bank: betulkan jam komputer, lalu cetak lagi',
    'The clock of this computer is {menit} minutes away from the bank’s: set it right, then print again',
  ),
  PRINT_AGENT_NONE: refusal('12', 'Bank ini tidak memasang agen cetak', 'This bank has no print agents'),
} as const;
