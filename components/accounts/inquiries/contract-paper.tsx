import { Paper, type PaperLine, PaperLines, Signatures } from '#components/kit/ui/paper.tsx';
import { contractPaper as paper } from '#lib/accounts/contract-paper.ts';
import { BANK } from '#lib/bank.ts';
import { dateInWords, toDisplay } from '#lib/dates.ts';
import { filled } from '#lib/errors/words.ts';
import { formatWire } from '#lib/money.ts';
import type { AkadReply, PihakAkad } from '#types/proto/accounts/opening.ts';

const said = (table: Readonly<Record<string, string>>, code: string): string => table[code] ?? code;
const yes = (flag: string): string => (flag === 'T' ? paper.ya : paper.tidak);

function amountsOf(akad: AkadReply) {
  const amount = (wire: string) => `${akad.kode_valuta} ${formatWire(wire, akad.kode_valuta)}`;
  const fee = (wire: string) => (/^0(\.0+)?$/.test(wire) ? paper.tanpaBiaya : amount(wire));
  return { amount, fee };
}

const accountLines = (akad: AkadReply): PaperLine[] => [
  [paper.nomorRekening, akad.nomor_rekening],
  [paper.namaRekening, akad.nama_rekening],
  [paper.produk, `${akad.nama_produk} (${akad.akad})`],
  [paper.valuta, akad.kode_valuta],
  [paper.nomorAkad, akad.nomor_akad],
  [paper.caraTandaTangan, said(paper.cara, akad.cara_tanda_tangan)],
  [paper.tujuan, akad.tujuan],
  [paper.sumberDana, akad.sumber_dana],
  [paper.rekeningKoran, `${said(paper.koran, akad.rekening_koran)}, ${said(paper.lewat, akad.kirim_koran)}`],
  [paper.bukuTabungan, yes(akad.buku_tabungan)],
  [paper.zakat, yes(akad.zakat)],
  [paper.skb, akad.skb_nomor && `${akad.skb_nomor} (${toDisplay(akad.skb_sampai)})`],
  [paper.bagiHasilKe, akad.nisbah_nasabah && (akad.rekening_bagi_hasil || paper.rekeningIni)],
  [paper.penutupanKe, akad.rekening_penutupan],
];

function termLines(akad: AkadReply): PaperLine[] {
  const { amount, fee } = amountsOf(akad);
  return [
    [paper.nisbah, akad.nisbah_nasabah && `${akad.nisbah_nasabah}% : ${akad.nisbah_bank}%`],
    [paper.setoranAwal, amount(akad.setoran_awal)],
    [paper.setoranBerikut, amount(akad.setoran_berikut)],
    [paper.saldoMinimum, amount(akad.saldo_minimum)],
    [paper.biayaBulanan, fee(akad.biaya_bulanan)],
    [paper.biayaDiBawahMinimum, fee(akad.biaya_di_bawah_minimum)],
    [paper.biayaPenutupan, fee(akad.biaya_penutupan)],
    [paper.penarikan, akad.tarik_bebas === 'T' ? paper.bebas : paper.tujuanSaja],
  ];
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly PaperLine[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <PaperLines lines={lines} />
    </section>
  );
}

function Parties({ parties }: { readonly parties: readonly PihakAkad[] }) {
  return (
    <section>
      <h3>{paper.pihak}</h3>
      <table className="sheet-table contract-lines">
        <thead>
          <tr>
            <th scope="col">{paper.peran}</th>
            <th scope="col">{paper.nama}</th>
            <th scope="col">{paper.nasabah}</th>
            <th scope="col">{paper.identitas}</th>
          </tr>
        </thead>
        <tbody>
          {parties.map((each) => (
            <tr key={`${each.peran}${each.nomor_nasabah}${each.nama}`}>
              <td>{said(paper.peranPihak, each.peran)}</td>
              <td>{[each.nama, each.alamat].filter(Boolean).join(', ')}</td>
              <td>{each.nomor_nasabah}</td>
              <td>{each.identitas}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The clauses of this contract, with what was agreed in them. */
function clausesOf(akad: AkadReply): readonly string[] {
  const { amount } = amountsOf(akad);
  const values = {
    nisbah: `${akad.nisbah_nasabah}%`,
    nisbahBank: `${akad.nisbah_bank}%`,
    setoranAwal: amount(akad.setoran_awal),
    setoranBerikut: amount(akad.setoran_berikut),
    saldoMinimum: amount(akad.saldo_minimum),
    sumberDana: akad.sumber_dana.toLowerCase(),
  };
  return [
    ...(akad.nisbah_nasabah ? paper.mudharabah : paper.wadiah),
    ...paper.umum,
    ...(akad.jenis === 'GIRO' ? [paper.giro] : []),
    ...(akad.jenis === 'HAJI' ? [paper.haji] : []),
    ...(akad.zakat === 'T' ? [paper.zakatKuasa] : []),
  ].map((clause) => filled(clause, values));
}

/** Names those who have to sign the contract: a minor's guardian signs for the minor, an entity's signers for it. */
function signersOf({ pihak }: AkadReply): readonly string[] {
  const acting = pihak.filter(({ peran }) => peran === 'WALI' || peran === 'PENANDA_TANGAN');
  const who = acting.length > 0 ? acting : pihak.filter(({ peran }) => peran === 'PEMILIK');
  return who.map(({ nama }) => `${paper.ttdNasabah}: ${nama}`);
}

/** Prints the opening form and the contract of an account, a page each. */
export function ContractPapers({ akad }: { readonly akad: AkadReply }) {
  const common = {
    bank: BANK,
    branch: `${akad.kode_cabang} ${akad.nama_cabang}`,
    date: toDisplay(akad.tanggal_akad),
    mark: akad.salinan === 'T' ? paper.salinan : '',
  };
  const opened = [
    akad.dibuka_oleh && `${paper.petugas}: ${akad.dibuka_oleh}`,
    akad.disetujui_oleh && `${paper.pejabat}: ${akad.disetujui_oleh}`,
  ].filter(Boolean);
  return (
    <>
      <Paper {...common} title={paper.formulir} foot={[akad.nomor_akad, ...opened]}>
        <Lines title={paper.rekening} lines={accountLines(akad)} />
        <Parties parties={akad.pihak} />
        <Lines title={paper.ketentuan} lines={termLines(akad)} />
        <Signatures who={[...signersOf(akad), paper.petugas]} />
      </Paper>
      <Paper {...common} title={filled(paper.akad, { akad: akad.akad })} foot={[akad.nomor_akad, ...opened]}>
        <p>
          {filled(paper.pembuka, {
            tanggal: dateInWords(akad.tanggal_akad, 'id'),
            kota: akad.kota,
            bank: BANK,
            nama: akad.nama_rekening,
            produk: akad.nama_produk,
            nomor: akad.nomor_rekening,
            akad: akad.akad,
          })}
        </p>
        <ol>
          {clausesOf(akad).map((clause) => (
            <li key={clause}>{clause}</li>
          ))}
        </ol>
        <Lines title={paper.ketentuan} lines={termLines(akad)} />
        <Signatures who={[...signersOf(akad), paper.pejabat]} />
      </Paper>
    </>
  );
}
