import { type ErrorDef, refusal } from '#lib/errors/error-def.ts';

/** The core refuses these on cash: tills, vaults, denominations and shipments between them. */
export const cashErrors = {
  DIFFERENCE_REASON: refusal(
    '58',
    'Selisih {selisih}: tulis penjelasannya sebelum dibukukan',
    'Difference {selisih}: explain it before it is booked',
  ),
  COUNT_AGAIN: refusal(
    '58',
    'Hitungan berbeda dari catatan: hitung sekali lagi sebelum selisih dibukukan',
    'The count differs from the books: count once more before the difference is booked',
  ),
  TILL_MAXIMUM: refusal(
    '58',
    'Kas {kas} baru saja bertambah dan akan melebihi batasnya: proses lagi untuk meminta persetujuan',
    'Till {kas} has just taken in more and would exceed its maximum: process again to ask for an approval',
  ),
  CASH_WAITS: refusal(
    '58',
    'Masih ada transaksi Anda yang menunggu dan kasnya sudah berpindah: tunggu keputusannya, atau tarik kembali',
    'A transaction of yours whose cash has changed hands still waits: await the decision or take it back',
  ),
  TILL_OWN: refusal(
    '58',
    'Kas ini milik salah satu dari kedua petugas: pemiliknya menutup sendiri kasnya',
    'The till belongs to one of the two persons: its owner closes it',
  ),
  TILL_ITEM_WAITS: refusal(
    '58',
    'Masih ada transaksi teller ini yang menunggu dan kasnya sudah berpindah: putuskan dahulu di Menunggu Persetujuan',
    'A transaction of this teller whose cash has changed hands still waits: decide it first',
  ),
  TILL_CLOSED: refusal('58', 'Kas teller belum dibuka', 'The till is not open'),
  TILL_OPEN: refusal('58', 'Kas teller sudah dibuka', 'The till is already open'),
  TILL_WAS_OPEN: refusal(
    '58',
    'Kas teller sudah dibuka dan ditutup hari ini; membukanya lagi adalah pengecualian yang disetujui head teller',
    'The till was opened and closed today; opening it again is an exception the head teller approves',
  ),
  TILL_NOT_CLOSED_TODAY: refusal(
    '58',
    'Kas teller belum dibuka hari ini; buka seperti biasa',
    'The till has not been opened today; open it as usual',
  ),
  NO_TILL: refusal('58', 'Anda tidak memiliki kas teller', 'You have no till'),
  CASH_SHORT: refusal('58', 'Stok pecahan {pecahan} tidak cukup di {kas}', 'Not enough pieces of {pecahan} in {kas}'),
  CASH_COUNT: refusal(
    '13',
    'Jumlah pecahan {jumlah} tidak sama dengan nominal {nominal}',
    'Denominations {jumlah} differ from the amount {nominal}',
  ),
  CASH_UNKNOWN: refusal('13', 'Pecahan {pecahan} tidak dikenal', 'Unknown denomination {pecahan}'),
  PIECES_BOTH_WAYS: refusal(
    '13',
    'Pecahan {pecahan} diterima dan diserahkan sekaligus: hitung yang benar-benar berpindah',
    'Pieces of {pecahan} are both received and given: count what really changes hands',
  ),
  CASH_UNFIT: refusal(
    '58',
    'Uang {pecahan} tidak layak edar tidak boleh diedarkan lagi',
    'Unfit pieces of {pecahan} may not go out again',
  ),
  HANDOVER_COUNT: refusal(
    '13',
    'Hitungan tidak sama dengan kas yang dikirim',
    'The count differs from the cash that was sent',
  ),
  HANDOVER_STATE: refusal('40', 'Serah terima ini sudah {status}', 'This handover is already {status}'),
  HANDOVER_AGREES: refusal(
    '40',
    'Hitungan ini sama dengan yang dikirim: terima kasnya',
    'This count is what was sent: receive the cash',
  ),
  HANDOVER_COUNTED: refusal(
    '40',
    'Anda sudah menghitung ulang: tunggu hitungan pihak lain',
    'You have counted again: wait for the other hand',
  ),
  HANDOVER_PENDING: refusal(
    '58',
    'Masih ada kas dalam perjalanan untuk kas ini',
    'Cash is still on its way for this till',
  ),
  SHIPMENT_PLACE: refusal(
    '58',
    'Cabang ini tidak dapat menjadi asal atau tujuan kiriman: pilih cabang lain yang mempunyai khasanah rupiah',
    'Cash cannot go from or to this branch: choose another one that keeps a vault in rupiah',
  ),
  SHIPMENT_INSURANCE: refusal(
    '61',
    'Uang dalam perjalanan cabang ini akan melebihi batas asuransinya: kirim lebih sedikit, atau tunggu kiriman sebelumnya diterima',
    'The cash on the road would exceed what is insured: send less, or wait until earlier bags have arrived',
  ),
  SHIPMENT_STATE: refusal('40', 'Kiriman {nomor} sudah {status}', 'Shipment {nomor} is already {status}'),
  SHIPMENT_SEALS: refusal(
    '58',
    'Tulis keadaan segel yang tidak utuh sebelum isinya dibukukan',
    'Describe the broken seals before what they held is booked',
  ),
  CASH_REQUEST_STATE: refusal(
    '40',
    'Permintaan {nomor} tidak menunggu kiriman ini (status {status}), atau meminta lebih sedikit',
    'Request {nomor} does not wait for this shipment (status {status}), or asks for less',
  ),
  ATM_EMPTY: refusal('58', 'ATM {atm} tidak diisi sebanyak ini', 'ATM {atm} was not loaded with this much'),
  DIFFERENCE_ENDED: refusal('40', 'Selisih {nomor} sudah diselesaikan', 'Difference {nomor} has already ended'),
  DIFFERENCE_WAY: refusal(
    '58',
    'Cara ini untuk jenis selisih lain: selisih kurang diganti atau dihapus, selisih lebih dikembalikan atau menjadi pendapatan',
    'This is the end of another kind: a shortage is repaid or written off, an overage given back or income',
  ),
  CHECK_OUTSIDE: refusal(
    '58',
    'Pemeriksaan kas mendadak disetujui oleh orang dari luar cabang yang diperiksa; {pemeriksa} dari cabang ini',
    'A surprise count is approved by somebody from outside the branch; {pemeriksa} belongs to this one',
  ),
  CHECK_HEAD_OFFICE: refusal(
    '58',
    'Kas kantor pusat dihitung dengan Hitung khasanah: tidak ada pemeriksa dari luar kantor pusat',
    'Head office counts its cash with Count vault: nobody could come from outside',
  ),
  DIFFERENCE_OWN: refusal(
    '58',
    'Penanggung jawab selisih hanya mengganti selisihnya sendiri; penyelesaian lain dibuat dan disetujui orang lain',
    'Whoever answers for a difference only repays it; any other end is made and approved by others',
  ),
  DIFFERENCE_YOUNG: refusal(
    '58',
    'Selisih lebih ini belum cukup lama menunggu pemiliknya untuk menjadi pendapatan',
    'This overage has not waited long enough for its owner to be income',
  ),
  DIFFERENCE_ACCOUNT: refusal(
    '58',
    'Selisih kurang hanya diganti dari rekening penanggung jawabnya sendiri; pakai tunai bila tidak ada',
    'A shortage is repaid from an account of whoever answers for it only; use cash where there is none',
  ),
  DIFFERENCE_CURRENCY: refusal(
    '58',
    'Selisih valuta asing belum dapat diselesaikan di sini',
    'A difference in a foreign currency cannot be ended here',
  ),
  DIFFERENCE_OF_OTHERS: refusal(
    '58',
    'Selisih {nomor} tidak untuk koreksi ini: harus selisih kas Anda sendiri pada {tanggal}, kurang bila kas masuk dan lebih bila kas keluar',
    'Difference {nomor} is not for this correction: it must be your own of {tanggal}, a shortage where cash came in and an overage where it went out',
  ),
  VAULT_COUNT_WAITS: refusal(
    '58',
    'Hitungan Anda atas {kas} belum diputus: isinya tampil kembali setelah hitungan itu disetujui, ditolak atau dibatalkan',
    'Your count of {kas} is not decided yet: what it holds is shown again once that count is approved, rejected or cancelled',
  ),
  VAULT_COUNT_REASON: refusal(
    '13',
    'Hitungan tidak sama dengan catatan. Hitung sekali lagi, lalu tulis keterangannya',
    'The count does not agree with the books. Count once more, then write a note about it',
  ),
  STATIONERY_NOT_MISSING: refusal(
    '40',
    'Nomor {awal}–{akhir} tidak seluruhnya menunggu tindakan ini: hanya persediaan yang dinyatakan kurang oleh hitungan, buku warkat seutuhnya',
    'Not all of {awal}–{akhir} waits for this: only stationery that a count found missing, and books of cheques as a whole',
  ),
  STATIONERY_MOVED: refusal(
    '40',
    'Persediaan {nomor} sudah bergerak sejak dihitung; hitung ulang persediaannya',
    'Stationery {nomor} has moved since it was counted; count its stock again',
  ),
  POLICE_REPORT_AHEAD: refusal(
    '58',
    'Laporan polisi bertanggal setelah hari ini',
    'The police report is dated after today',
  ),
  DIFFERENCE: refusal('13', 'Hitungan berbeda {selisih} dari catatan', 'The count differs by {selisih}'),
} as const satisfies Record<string, ErrorDef>;
