import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { access } from '#lib/access/calls.ts';
import { AppError } from '#lib/errors/errors.ts';
import { checkedCodes, operations } from '#lib/operations/operations.ts';
import { endpoints } from '#services/registry.ts';
import { findRoute, routes, routeTable } from '#services/server/route-table.ts';
import { definitionOf, rpcNames } from '#services/server/rpc-definitions.ts';
import { calls, columns, key } from './calls.ts';

const served = calls.filter((call) => call.batch === '1');
const due = calls.filter((call) => call.batch !== '1');

const codeOf = (run: () => unknown) => {
  try {
    run();
    return 'OK';
  } catch (error) {
    return error instanceof AppError ? error.code : 'OTHER';
  }
};

/** Paths the product has beyond the list, and what for. */
const OWN: Record<string, string> = {
  'GET surat-nasabah': 'letters that customers are owed, printed or not',
  'GET surat-nasabah/isi': 'what such letters say, all of a day at once',
  'POST surat-nasabah/cetak': 'that they go to a printer, which makes each later print a copy',
  'GET access/profil': 'the shell and the gateway ask who the caller is and which menus are open',
  'POST validate-override/fingerprint-challenge': 'what a fingerprint reader signs for an override',
  'POST access/kunci': 'a screen nobody has touched for a while, or that was left on purpose',
  'POST access/buka-kunci': 'the way back, by the own password',
  'GET access/sesi': 'where else somebody is signed in',
  'POST access/akhiri-sesi': 'ending one of those sessions, or all others',
  'POST access/setelan': 'language, theme, density and printer, which follow their owner',
  'POST validate-override/request': 'an override asked for on the supervisor’s own screen',
  'POST flow/permintaan-saldo': 'a balance told to the customer who asked for it, which is an act of hers',
  'GET pemeliharaan-rekening/permintaan-saldo': 'the balance inquiries that a supervisor looks over',
  'GET pemeliharaan-rekening/saldo-ditanya': 'what a customer was told when she asked for her balance',
  'POST flow/reaktivasi-rekening': 'an inactive or dormant account waked, with its fee',
  'GET cetak-informasi/cetak-list-rekening/jumlah': 'how many accounts such a list holds and what is on them',
  'POST kartu-atm/token': 'what stands for a card number, which itself goes no further',
  'POST flow/stok-kartu': 'blank cards counted into the stock of a branch',
  'POST flow/minta-kartu': 'a card asked for, the first one or in the place of another',
  'POST flow/terbitkan-kartu': 'a card issued from stock, with its fee',
  'POST flow/ubah-kartu': 'a card handed over, its block lifted, or closed',
  'POST flow/ubah-limit-kartu': 'what one card may move in a day, lowered or raised up to its kind',
  'POST flow/simpan-produk-kartu': 'what a kind of card costs and may move in a day',
  'POST flow/blokir-kartu': 'a lost card blocked at once by whoever hears of it',
  'POST flow/buka-blokir': 'blocks of an account lifted by the level that asked for them or a higher one',
  'POST flow/tahan-dana': 'funds of an account held',
  'POST flow/lepas-dana': 'held funds let go, wholly or in part, several holds at once',
  'POST flow/ubah-tahanan': 'a hold with another end, cause, unit or letter',
  'GET pemeliharaan-rekening/blokir-dana/mutasi': 'the daily list of changes of blocks and holds',
  'GET pemeliharaan-rekening/rincian-saldo':
    'booked, effective and available balance with every row by which they differ',
  'POST flow/bebas-biaya': 'a fee of evenings given up for one account, from a day to a day',
  'POST flow/cabut-bebas-biaya': 'such a waiver ended before its last day',
  'GET pemeliharaan-rekening/biaya': 'what evenings ask of an account, what is given up and what they took',
  'POST flow/tarik-setoran-kliring': 'a sheet lodged today goes back before it is presented',
  'POST flow/konfirmasi-kliring': 'head office confirms by hand that presented sheets are settled',
  'POST flow/terima-stok-warkat': 'books of cheques counted into head office’s stock',
  'POST flow/kirim-stok-warkat': 'they leave for a branch',
  'POST flow/terima-kiriman-warkat': 'the branch has counted them',
  'POST flow/batal-stok-warkat': 'spoiled books destroyed before two persons',
  'POST flow/terbit-warkat': 'a book for a current account, with its price and stamp duty',
  'POST flow/aktif-warkat': 'its receipt is back, from now on its sheets are paid',
  'POST flow/tolak-warkat': 'a sheet of our own that is presented over the counter and not paid',
  'POST flow/jawab-penyelesaian': 'two persons answer what hangs on the way to other banks',
  'POST flow/lapor-warkat-kosong': 'the drawer of an unfunded sheet has settled it in time',
  'POST flow/cantum-dhn': 'a drawer of unfunded sheets goes on the bank’s own list',
  'GET pemeliharaan-warkat/tolakan': 'sheets of our own that were not paid',
  'GET pemeliharaan-warkat/surat': 'the letters about one of them',
  'GET pemeliharaan-warkat/usulan-dhn': 'drawers whose unfunded sheets are enough to list them',
  'GET pemeliharaan-warkat/dhib': 'the bank’s own list as it is sent',
  'POST flow/stop-warkat': 'sheets that are lost, stolen, in dispute or revoked are not paid any more',
  'POST flow/batal-warkat': 'spoiled sheets come back and are void',
  'POST flow/kembali-warkat': 'unused sheets are handed in',
  'POST flow/buka-stop-warkat': 'sheets that were found, or whose dispute has ended, may be paid again',
  'POST flow/bayar-cek': 'a cheque of our own paid in cash to who brings it',
  'POST flow/simpan-si': 'a standing order registered or changed by two persons',
  'POST flow/simpan-ats': 'an automatic transfer registered or changed by two persons',
  'POST flow/jalankan-perintah': 'a failed period of a standing order paid by two persons',
  'GET pemeliharaan-layanan/hasil': 'what ran of standing orders, what failed and why',
  'POST flow/status-perintah': 'a standing order suspended, resumed or ended',
  'GET pemeliharaan-layanan/perintah': 'one standing order, with the dates it falls due next',
  'GET pemeliharaan-layanan/jadwal': 'the dates of a standing order that is being typed',
  'GET pemeliharaan-layanan/rekening': 'the standing orders that pay from an account or to it',
  'POST flow/ubah-deposito': 'what happens at the end of a deposit, changed by two persons',
  'POST flow/ambil-bagi-hasil-deposito': 'shares of a deposit that waited, fetched by two persons',
  'GET deposito/belum-diambil': 'principals and shares of deposits that nobody has fetched',
  'GET deposito/belum-diambil/jumlah': 'what waits of deposits beside what the ledger says',
  'POST flow/ganti-bilyet': 'a new certificate for one that was lost or spoiled',
  'POST flow/terima-kembali-bilyet': 'the certificate of a deposit that was paid without it comes back',
  'POST flow/terima-stok-bilyet': 'blank certificates taken into the branch’s safe',
  'POST flow/serah-stok-bilyet': 'blank certificates handed to one of the branch’s people, or back',
  'POST flow/batal-stok-bilyet': 'spoiled blank certificates destroyed',
  'GET deposito/penawaran': 'tenors and shares a customer is offered, and her smallest deposit',
  'GET deposito/tangga-jatuh-tempo': 'what falls due in which month',
  'GET deposito/bilyet-belum-kembali': 'certificates that customers still have of deposits that have ended',
  'GET deposito/stok-bilyet': 'certificates by state and by who holds them',
  'GET deposito/stok-bilyet/jumlah': 'blank certificates counted by who holds them',
  'POST flow/tutup-rekening': 'an account closed, or agreed to be, by two persons',
  'POST flow/batal-tutup-rekening': 'a closing withdrawn before it is paid out',
  'POST flow/ambil-dana-khusus': 'what no sheet of a closed account can claim any more, to its owner',
  'GET rekening/dana-khusus': 'what closed accounts keep for their sheets in circulation',
  'GET rekening/penutupan': 'what stands in the way of closing an account, and what it comes to',
  'GET rekening/daftar-penutupan': 'closings that wait for their pay-out, and those that are done',
  'POST rekening/buka': 'an account opened by two persons',
  'GET rekening/penawaran': 'who would open an account, and what she is offered today',
  'GET rekening/pembukaan': 'accounts as they were opened, and which await their first deposit',
  'GET rekening/tahapan-pembukaan': 'where the openings of a branch stand, for the home of customer service',
  'GET rekening/akad': 'what was agreed at an opening, as it is printed',
  'POST flow/ubah-rekening': 'an account changed by two persons, with old and new',
  'POST flow/pindah-cabang': 'an account goes to another branch with all that is on it',
  'GET pemeliharaan-rekening/rincian': 'an account as the form of a change begins from it',
  'GET pemeliharaan-rekening/keadaan': 'how an account stood, true for a day and as known at a moment',
  'GET parameter/passbook-list/jumlah': 'blank passbooks counted by who holds them',
  'POST flow/terima-stok-buku': 'blank passbooks come into a branch',
  'POST flow/serah-stok-buku': 'they pass between its stock and its people',
  'POST flow/batal-stok-buku': 'spoiled blanks are destroyed',
  'POST flow/terbit-buku': 'a blank becomes an account’s book',
  'POST flow/ganti-buku': 'a full, lost or spoiled book is replaced',
  'POST flow/atur-baris': 'where a book goes on, set by hand',
  'POST flow/cetak-buku': 'what of a print came out well',
  'GET bagi-hasil/hi1000': 'the rate of a month as it was set, or as the system computes it now',
  'GET bagi-hasil/riwayat-hi1000': 'rates by month, indicative and final, with what was shared by each',
  'GET bagi-hasil/rincian': 'one profit share as a chain of numbers, and what another nisbah would have made of it',
  'GET bagi-hasil/rekonsiliasi': 'what a run has posted, against the ledger',
  'POST flow/batal-bagi-hasil': 'a month’s shares undone whole by two persons of head office',
  'GET bagi-hasil/pembatalan': 'what undoing a month’s shares would take back, and what stands in its way',
  'POST flow/tetapkan-bonus': 'a bonus on a wadiah product for a month that is over, by two persons of head office',
  'GET bagi-hasil/riwayat-bonus': 'months of wadiah products, with what the board has given',
  'GET bagi-hasil/dasar-bonus': 'what a product’s accounts stood at in a month, for the board to decide by',
  'POST flow/tetapkan-hi1000': 'the rate of a month set by two persons of head office',
  'POST flow/simpan-templat': 'the legs of an entry under a name for a branch or the bank, by two persons',
  'POST flow/simpan-berkala': 'an entry that comes back on its dates, by two persons',
  'POST flow/status-berkala': 'it is suspended, goes on or ends, or one due date that waits is left out',
  'GET buku-besar/berkala': 'the entries that come back',
  'GET buku-besar/berkala/rincian': 'one of them with its legs and dates',
  'GET buku-besar/berkala/jatuh-tempo': 'what became of their due dates, and what waits for a person',
  'POST buku-besar/akun-favorit': 'an account of the ledger as one’s own favourite',
  'POST buku-besar/templat-sendiri': 'the legs of an entry under a name of one’s own',
  'GET buku-besar/templat': 'the templates of entries that somebody sees, or may begin one from',
  'GET buku-besar/templat/rincian': 'one template of entries with its legs',
  'POST flow/koreksi': 'what a journal of a closed day is undone by',
  'GET penyelesaian/tertahan': 'what did not leave for other banks, was not answered, not taken in, or fits nothing',
  'GET penyelesaian/rekonsiliasi': 'what other banks said by day and rail, and where it came to an end',
  'GET laporan/jurnal': 'journals of the day behind the trial balance',
  'GET laporan/jurnal/jumlah': 'debits and credits of all journals such a list holds',
  'POST flow/status-kunci':
    'what became of a command whose answer was lost; one that has not arrived by then is refused',
  'POST flow/process-bersama': 'one decision for several items of the same kind and risk',
  'GET otorisasi/delegasi': 'authority lent to others and by others',
  'POST otorisasi/delegasi': 'lending one’s authority to approve, itself approved',
  'GET otorisasi/delegasi/calon': 'to whom authority may be lent',
  'POST otorisasi/delegasi/cabut': 'taking lent authority back',
  'GET audit-trail/object': 'the history of one record on the record’s own screen',
  'POST audit-trail/unmask': 'one masked value, with a reason that stays in the trail',
  'GET audit-trail/chain': 'the auditor checks the hash chain part by part',
  'POST cabang/buka-hari': 'head office opens the bank’s next day',
  'POST cabang/tutup-paksa': 'head office closes the day of a branch that stayed behind',
  'POST cabang/siapkan': 'a branch begins the day that head office has opened',
  'POST cabang/buka': 'opening of the counters of a branch',
  'POST cabang/cut-off': 'no more customers today',
  'GET cabang/ringkasan-hari': 'the work of a day against the day before and who is on duty, for the home of a manager',
  'GET cabang/papan-hari': 'where every branch stands',
  'POST flow/tahan-penarikan-kliring': 'a presented bilyet giro that may be forged waits until the next business day',
  'POST flow/terima-penarikan-kliring': 'a sheet of ours that another bank presents, before it is paid or returned',
  'POST flow/bayar-gaji': 'salaries of an employer by a file that two persons have seen whole',
  'POST gaji/periksa': 'such a file looked at row by row before it is filed',
  'GET gaji': 'payrolls with how far each is',
  'GET gaji/baris': 'what became of each row of one',
  'GET kliring/penarikan': 'sheets of ours that other banks presented, with what the bank sees against paying them',
  'GET kliring/meja':
    'the clearing desk: sheets by their state, presentments and what they brought, time to the cut-off',
  'GET cabang/akan-diakhiri': 'what the close of the day would end, before it does',
  'GET cabang/diakhiri': 'what the close of a day has ended',
  'GET cabang/lembar-hari': 'the sheet of a branch’s day, for its file',
  'POST kepatuhan/unggah-daftar': 'a list of names taken in part by part, before anything of it holds',
  'GET kepatuhan/pratinjau-daftar': 'what such a list would change, and whom it would hit',
  'POST flow/impor-daftar-nama': 'a list of names put in force by two officers of compliance',
  'GET kepatuhan/daftar-nama': 'the lists of names, in force and past',
  'GET kepatuhan/isi-daftar': 'the names of one list as its file had them, to be written as that file again',
  'GET kepatuhan/entri-nama': 'the entries of those lists',
  'GET kepatuhan/kecocokan': 'who may be on one, both records side by side',
  'POST flow/putus-kecocokan': 'whether she is, decided by two officers of compliance',
  'GET kepatuhan/tinjauan': 'whose rating is to be looked at again',
  'POST flow/simpan-kurs': 'the rates of a day, set by two persons',
  'POST flow/valas-pusat': 'currency of head office, dealt with another bank or paid out, by two persons',
  'POST flow/jual-beli-valas': 'foreign notes bought and sold over the counter',
  'POST nasabah/badan-usaha': 'an entity, whose record has other fields than a person’s',
  'GET nasabah/rincian': 'one customer with her form, rating and what waits',
  'POST nasabah/gabung': 'two records of one customer become one',
  'POST nasabah/batal-gabung': 'a merge is undone',
  'GET nasabah/gabung/pratinjau': 'both records side by side, and what would move',
  'GET nasabah/batal-gabung/pratinjau': 'the records of a merge, and what would go back',
  'GET nasabah/gabung/tautan': 'the links that move, have moved, or would go back',
  'GET nasabah/keadaan': 'a customer as known at a moment or true for a day, and what two of these differ in',
  'GET parameter/pilihan': 'what a select of a form offers on the bank’s day',
  'GET parameter/daftar-pilihan': 'every row of the lists of choices, past and to come',
  'POST flow/impor-pembiayaan': 'what the bank’s financing system reports of a day, taken in by two persons',
  'POST flow/simpan-jadwal-laporan': 'a report that comes back by the calendar, kept by two persons',
  'GET laporan/jadwal': 'the reports that come back by the calendar',
  'GET laporan/jadwal/hasil': 'what became of each due date of one',
  'POST flow/setor-pungutan': 'taxes, stamp duty and zakat, paid to whom they are owed, by two persons',
  'GET pungutan/terutang': 'what is owed of a tax or of zakat for a month, by branch',
  'GET pungutan/setoran': 'what was paid of taxes and zakat, by month',
  'POST flow/simpan-anggaran': 'a branch’s budget of a year, taken in whole by two persons',
  'GET laporan/anggaran': 'the budgets that are kept',
  'GET cetak-informasi/gl/harian': 'the daily totals of a ledger account, between a figure and its lines',
  'GET laporan/kolom': 'a statement with months, spans or the budget beside each other',
  'GET laporan/tren': 'twelve months of the bank as figures',
  'POST flow/simpan-susunan': 'how a statement is laid out from a day on, by two persons',
  'GET laporan/susunan': 'how statements are laid out, and were',
  'POST flow/simpan-akun-gl': 'an account of the chart opened, called anew, closed or opened again, by two persons',
  'POST flow/simpan-pilihan': 'a choice from a day on, set by two persons',
  'POST flow/simpan-jadwal-kliring': 'the cut-offs of a clearing region from a day on, set by two persons',
  'POST flow/simpan-kalender': 'the holidays of a year, set by two persons',
  'POST flow/pindah-rekening-cabang': 'accounts of a branch go to another one together, by two persons of head office',
  'POST flow/penutupan-cabang': 'a branch closed for good, by two persons of head office',
  'GET parameter/halangan-penutupan': 'what hinders closing a branch for good',
  'POST flow/simpan-cabang': 'a branch founded or named anew, by two persons',
  'GET parameter/daftar-cabang': 'branches with their address, day and vault',
  'GET parameter/hari-libur': 'holidays by year',
  'GET parameter/kalender': 'the calendar of a year, and the change of it that waits',
  'GET parameter/jadwal-kliring': 'the cut-offs and branches of each clearing region, past and to come',
  'GET parameter/valuta': 'the currencies a rate can be set for',
  'GET parameter/kurs': 'the rates of each day and who set them',
  'GET parameter/kurs-hari': 'the rates a counter works with now',
  'GET cetak-informasi/khasanah/pemeriksaan': 'surprise counts of tills and vaults',
  'POST flow/periksa-kas': 'a till or vault counted before somebody from outside the branch',
  'POST flow/hitung-khasanah': 'the vault counted by two officers',
  'POST flow/tukar-uang': 'pieces for pieces over the counter',
  'POST flow/tutup-kas-berhalangan': 'the till of a teller who is gone, counted and closed by two persons',
  'POST flow/buka-kas-ulang': 'a till opened again on the day it was closed',
  'POST cabang/tutup': 'closing of the branch day',
  'GET cabang/malam': 'the evening of a branch, step by step',
  'GET cabang/ramal-malam': 'what would fail tonight, before it does',
  'POST cabang/akhiri-hari': 'head office ends the day of all branches that can',
  'GET cabang/riwayat-malam': 'the nights of a branch and what their steps took',
  'POST cabang/lanjut-malam': 'an evening that has stopped is taken up again',
  'GET cabang/periksa-tutup': 'what still stands against closing',
  'POST cetak-informasi/khasanah/terima-kas': 'the receiver’s own count of cash on its way',
  'POST cetak-informasi/khasanah/hitung-serah-terima': 'both hands count again what the receiver counted differently',
  'POST cetak-informasi/khasanah/ambil-kembali': 'what went back is taken in again where it came from',
  'GET cetak-informasi/khasanah/serah-terima': 'cash on its way between vault and tills',
  'GET management/users/detail': 'one user with roles, limits, tills and who gave her what',
  'GET management/users/tills': 'the tills a user may be given',
  'GET management/role/detail': 'one role with what it holds, since when, who has it',
  'POST management/process-save-role': 'a role made, changed or removed by two persons',
  'GET management/lens': 'why somebody may, or may not, key in or approve so much',
  'POST flow/simpan-produk': 'terms of a product from a day on, by two persons',
  'GET parameter/nilai': 'what the bank sets by a single value, in force, later and earlier',
  'POST flow/simpan-parameter': 'such a value from a day on, by two persons',
  'GET parameter/batas-harian': 'what one person moves alone in a day, in force, later and earlier',
  'POST flow/simpan-batas-harian': 'such a limit from a day on, by two persons',
  'GET svs/kartu-tertinggal': 'signature cards of which somebody no longer signs for the account',
  'POST svs/spesimen': 'the signature card of an account is changed, by two persons',
  'POST get-cert/tanda-tangan': 'the bank’s signature under one request to a print agent',
  'GET cetak-statement/tinjauan': 'what a statement would say, for the bank’s own eyes',
  'GET cetak-statement/dokumen': 'a statement found again by its number',
  'GET cetak-statement/halaman': 'its pages, for whoever prints or writes them',
  'GET cetak-statement/daftar': 'the statements that were made',
  'POST cetak-statement/salinan': 'a copy, counted before it leaves the bank',
  'POST cetak-statement/periksa': 'whether a copy is what was handed out',
  'POST cetak-statement/periksa-berkas': 'whether a file is the very one that left the bank',
  'POST flow/salurkan-transfer': 'money that came in and was held is credited, by two persons',
  'POST flow/retur-transfer-tertahan': 'a transfer that is held goes back to its bank, by two persons',
  'POST flow/kembalikan-biaya-transfer': 'the fee of a transfer that came back by the bank’s fault, by two persons',
  'GET transfer/riwayat': 'what became of one transfer, with its journals',
  'POST flow/selesai-selisih-tunai': 'a cash difference repaid or given back at a till, by two persons',
  'POST flow/selesai-selisih': 'a cash difference repaid, given back, written off or income, by two persons',
  'POST flow/hitung-persediaan': 'blank stationery counted by two persons, by its numbers',
  'POST flow/hilang-persediaan': 'missing stationery leaves the stock by a police report, by two persons',
  'POST flow/temu-persediaan': 'missing stationery that was found comes back, by two persons',
  'GET cetak-informasi/khasanah/hitungan-persediaan': 'counts of blank stationery',
  'GET cetak-informasi/khasanah/selisih-persediaan': 'differences of blank stationery, with what became of them',
  'GET cetak-informasi/khasanah/selisih': 'cash differences by age, with what ended them',
  'POST flow/minta-kas': 'a branch asks another one for cash, by two persons',
  'POST flow/tutup-permintaan-kas': 'a request for cash that waits no longer',
  'POST flow/kirim-kas': 'sealed bags leave a vault, an ATM or Bank Indonesia, by two persons',
  'POST flow/tolak-kiriman-kas': 'sealed bags that nobody takes in go back, by two persons',
  'POST flow/terima-kiriman-kas': 'sealed bags counted by two persons',
  'GET cetak-informasi/khasanah/permintaan': 'requests for cash between branches',
  'GET cetak-informasi/khasanah/kiriman': 'sealed bags of cash, and who counts them next',
  'POST flow/tagihan-bank-sentral': 'the central bank’s bill of a month and rail, by two persons',
  'GET penyelesaian/hitungan-tagihan': 'what the bank itself has sent in a month, beside which a bill is entered',
  'GET penyelesaian/tagihan': 'bills of the central bank, by month',
  'POST flow/pesan-warkat': 'a cheque book is ordered before there is one to hand out',
  'POST flow/batal-pesanan-warkat': 'an order of a cheque book is taken back',
  'GET pemeliharaan-warkat/pesanan': 'cheque books that were ordered, beside the stock of their branch',
  'POST flow/bayar-transfer': 'money that no account takes is paid in cash to its beneficiary, by two persons',
  'POST flow/bi-fast': 'a transfer by the third rail, which the list leaves out',
  'GET transfer': 'what went to other banks, and where each transfer is',
  'GET transfer/masuk': 'what other banks sent us, and what became of it',
  'GET transfer/ditanyakan': 'held money that somebody at the counter asks for',
  'GET transfer/tujuan': 'whom an account has sent money to before',
  'GET transfer/ringkasan': 'the day’s transfers to other banks by rail and stage, for the home of the back office',
  'GET transfer/syarat': 'what each rail asks of the branch’s day, and which one is proposed for an amount',
  'GET wic/rincian': 'one walk-in with her data and the cash of her last days',
  'GET wic/identitas': 'who has the document that lies on the counter',
  'POST flow/ubah-wic': 'a walk-in’s data put right, by two persons',
  'GET laporan/lihat': 'the first rows of a report on the screen',
  'POST laporan/bundel/minta': 'a branch’s day as one file',
  'GET laporan/bundel': 'the bundles of a branch’s days',
  'POST laporan/bundel/periksa': 'which day a bundle is of, and whether it is as it was made',
  'GET laporan/pekerjaan': 'reports on their way to a file, and those that are there',
  'POST laporan/pekerjaan/minta': 'a report asked for as a file',
  'POST laporan/pekerjaan/batal': 'one that is wanted no longer',
  'POST laporan/periksa': 'what the bank has made under a number, and whether a file is that very one',
  'GET laporan/regulator': 'what authorities are told of a month, and by when',
  'GET laporan/regulator/periksa': 'what one check of an extract finds',
  'GET laporan/regulator/ringkas': 'how much each check of an extract finds',
  'GET laporan/tunai': 'cash that must be reported or looked at',
  'GET laporan/tunai-bukti': 'the journals such a report is made of',
  'POST laporan/kecurigaan': 'what somebody of the bank finds suspicious, to compliance alone',
  'POST flow/putusan-laporan-tunai': 'what becomes of such a report, by two persons of compliance',
  'POST management/one-time-password': 'the password of a new or reset user, told once to who asked for it',
};

/** Rpcs that no endpoint of the registry opens, and how they are reached instead. */
const WITHOUT_ENDPOINT: Record<string, string> = {
  'access.keluar': 'pages/api/session/sign-out.ts ends the session with it',
  'access.backchannelLogout': 'sent by the identity provider: pages/api/auth/backchannel-logout.ts passes it on',
  'access.tokenSesi': 'asked by the web servers among themselves: services/server/token-vault.ts',
  'audit.catatEkspor': 'pages/api/audit-trail/export.ts notes what it has exported',
  'file.tersimpan': 'services/server/files/upload.ts says it once the object lies in the storage',
  'file.baca': 'pages/api/file-storage/berkas.ts streams what it answers',
  'flow.watch': 'a stream: pages/api/otorisasi/stream.ts serves it as server-sent events',
  'reporting.unduh': 'pages/api/laporan/berkas.ts streams the file that it answers',
  'statement.catatBerkas': 'services/server/statement/statement-file.ts says it before the last byte of a file leaves',
};

describe('the list of calls', () => {
  it('is read whole', () => {
    expect(columns).toBe('method\tpath\tarea\tbatch\twhat');
    expect(calls.every((call) => ['GET', 'POST'].includes(call.method) && call.path && call.area)).toBe(true);
    expect(calls.length).toBe(146);
    const status = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    expect(status).toContain(`${served.length} of the ${calls.length} calls`);
  });

  it.each(served.map((call) => [key(call), call] as const))('serves %s', async (_, call) => {
    const { endpoint, withGrant } = findRoute(call.method, call.path);
    expect(withGrant).toBe(false);
    expect(endpoint.rpc.split('.')[0]).toBe(call.area);
    expect(rpcNames).toContain(endpoint.rpc);
    expect(access[endpoint.rpc]).toBeDefined();
    expect(await endpoint.schema()).toBeInstanceOf(z.ZodType);
  });

  it.each(due.map((call) => [key(call), call] as const))('does not serve %s yet', (_, call) => {
    expect(codeOf(() => findRoute(call.method, call.path))).toBe('UNKNOWN_PATH');
  });

  it('gives every transaction processor its twin with an override grant', () => {
    const processors = checkedCodes.flatMap((code) => {
      const { as, path } = operations[code].call;
      return as === 'PROCESSOR' ? [path] : [];
    });
    const listed = served.filter((call) => /^flow\/(?!get-|process-)/.test(call.path)).map((call) => call.path);
    expect(listed.filter((path) => !processors.some((one) => one === path))).toEqual([]);
    for (const path of processors) {
      const twin = findRoute('POST', `${path}-with-override-auth`);
      expect(twin).toEqual({ endpoint: findRoute('POST', path).endpoint, withGrant: true });
    }
  });
});

describe('the registry', () => {
  it('has no path beyond the list without a reason', () => {
    const listed = new Set(calls.map(key));
    const beyond = endpoints.map(key).filter((one) => !listed.has(one));
    expect(beyond.sort()).toEqual(Object.keys(OWN).sort());
  });

  it('opens every rpc, but for the listed ones', () => {
    const opened = new Set<string>(endpoints.map((one) => one.rpc));
    expect(rpcNames.filter((rpc) => !opened.has(rpc))).toEqual(Object.keys(WITHOUT_ENDPOINT));
  });

  it('knows every rpc of the access table and no other', () => {
    expect(Object.keys(access).sort()).toEqual([...rpcNames].sort());
  });

  it('answers a wrong method with 405 and a path of the prototype with 404', () => {
    expect(codeOf(() => findRoute('POST', 'rekening'))).toBe('METHOD_NOT_ALLOWED');
    expect(codeOf(() => findRoute('GET', 'flow/setor-tunai'))).toBe('METHOD_NOT_ALLOWED');
    expect(codeOf(() => findRoute('GET', 'constructor'))).toBe('UNKNOWN_PATH');
    expect(codeOf(() => findRoute('GET', ''))).toBe('UNKNOWN_PATH');
  });

  it('refuses two endpoints at one place', () => {
    const [one] = endpoints;
    if (!one) throw new Error('empty registry');
    expect(() => routeTable([one, one])).toThrow(`${one.method} ${one.path} is registered twice`);
  });

  it('leads to calls with one answer only', () => {
    for (const methods of routes.values()) {
      for (const { endpoint } of methods.values()) expect(definitionOf(endpoint.rpc).responseStream).toBe(false);
    }
  });
});
