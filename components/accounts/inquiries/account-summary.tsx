import '#lib/messages/tab-titles.ts';
import '#lib/accounts/messages/passbook.ts';
import '#lib/accounts/messages/savings.ts';
import '#lib/messages/states.ts';
import '#lib/messages/titles.ts';
import { CardsBrief } from '#components/accounts/cards/cards-brief.tsx';
import { Masked } from '#components/kit/fields/masked.tsx';
import type { AccountTabProps } from '#components/kit/screens/account-tab.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { type DescriptionItem, DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { isIsoDate, toDisplay } from '#lib/dates.ts';
import type { MaskedColumn } from '#lib/masking.ts';
import { bankName } from '#lib/messages/id.ts';
import type { InfoBuku } from '#types/proto/accounts/account-info.ts';
import type { RekeningDetail, RekeningRow } from '#types/proto/accounts/savings.ts';
import { AccountLinks } from './account-links.tsx';
import { Blocks, Holds } from './account-sections.tsx';
import { LastMovements, Waiting } from './account-under-way.tsx';

/** A fact that the reader may not see, or that the account does not have, is left out. */
const known = (details: readonly (DescriptionItem & { readonly raw: string })[]) =>
  details.filter(({ raw }) => raw !== '');

/** Shows what may be taken out, and beside it what the books say and what is kept back. */
function Balances({ detail, row }: { readonly detail: RekeningDetail; readonly row: RekeningRow }) {
  const t = useT();
  if (row.saldo_tersedia === '') return null;
  const amount = (label: string, raw: string) => ({
    label,
    raw,
    value: <Amount value={raw} currency={row.kode_valuta} />,
  });
  return (
    <div className="account-money">
      <div>
        <p>{`${t('rekening.saldoTersedia')}, ${row.kode_valuta}`}</p>
        <strong className="big-figure">
          <Amount value={row.saldo_tersedia} />
        </strong>
      </div>
      <DescriptionList
        rows
        items={known([
          amount(t('rekening.saldoBuku'), row.saldo_buku),
          amount(t('tabungan.saldoEfektif'), detail.saldo_efektif),
          amount(t('tabungan.saldoMinimum'), detail.saldo_minimum),
          amount(t('tabungan.saldoDitahan'), detail.saldo_ditahan),
          amount(t('tabungan.debetMenunggu'), detail.debet_menunggu),
          amount(t('tabungan.plafon'), detail.plafon),
        ])}
      />
    </div>
  );
}

function Owner({ detail, row }: { readonly detail: RekeningDetail; readonly row: RekeningRow }) {
  const t = useT();
  const plain = (label: string, raw: string) => ({ label, raw, value: raw });
  const sensitive = (label: string, raw: string, kolom: MaskedColumn) => ({
    label,
    raw,
    value: <Masked value={raw} objek={row.pegangan} kolom={kolom} />,
  });
  const date = (label: string, raw: string) => plain(label, isIsoDate(raw) ? toDisplay(raw) : raw);
  return (
    <DescriptionList
      rows
      items={known([
        sensitive(t('rekening.nomor'), row.nomor_rekening, 'nomor_rekening'),
        plain(t('tabungan.nasabah'), row.nomor_nasabah),
        sensitive(t('tabungan.identitas'), detail.nomor_identitas, 'nomor_identitas'),
        sensitive(t('tabungan.telepon'), detail.telepon, 'telepon'),
        sensitive(t('tabungan.ibuKandung'), detail.nama_ibu_kandung, 'nama_ibu_kandung'),
        plain(t('tabungan.alamat'), detail.alamat),
        plain(t('tabungan.akad'), detail.akad),
        date(t('tabungan.tanggalBuka'), detail.tanggal_buka),
        date(t('tabungan.aktivitas'), detail.tanggal_aktivitas_terakhir),
      ])}
    />
  );
}

/** The passbook in use and where its next line is. */
function Book({ book }: { readonly book: InfoBuku }) {
  const t = useT();
  const place = t('buku.tempat', { halaman: String(book.halaman), baris: String(book.baris) });
  return (
    <section>
      <h3 className="field-label">{t('menu.bukuTabungan')}</h3>
      <DescriptionList
        rows
        items={[
          { label: t('buku.nomorBuku'), value: <code>{book.nomor_seri}</code> },
          { label: t('rekening.status'), value: <StatusChip code={book.status_buku} /> },
          // Of a full book there is no next line.
          ...(book.status_buku === 'PENUH' ? [] : [{ label: t('buku.barisBerikut'), value: place }]),
        ]}
      />
    </section>
  );
}

/** Shows an account at a glance: what may be taken out, what waits, what moved last, and what the account is. */
export function AccountSummary({ row, detail, info, onGroup }: AccountTabProps) {
  const t = useT();
  return (
    <div className="stack">
      <Balances detail={detail} row={row} />
      <AccountLinks row={row} detail={detail} />
      <Waiting rows={info.menunggu} />
      <Blocks blocks={info.blokiran} />
      <Holds holds={info.tahanan} currency={row.kode_valuta} />
      {row.nomor_nasabah === '' ? null : (
        <LastMovements rows={info.mutasi} onAll={onGroup ? () => onGroup('mutasi') : undefined} />
      )}
      <section>
        <h3 className="field-label">{t('tabungan.rekeningIni')}</h3>
        <DescriptionList
          items={[
            { label: t('rekening.produk'), value: bankName(row.nama_produk) },
            { label: t('rekening.cabang'), value: `${row.kode_cabang} ${row.nama_cabang}` },
            { label: t('rekening.valuta'), value: row.kode_valuta },
          ]}
        />
        <Owner detail={detail} row={row} />
      </section>
      {info.kartu.length === 0 ? null : (
        <section>
          <h3 className="field-label">{t('tab.kartu')}</h3>
          <CardsBrief rows={info.kartu} />
        </section>
      )}
      {info.buku ? <Book book={info.buku} /> : null}
    </div>
  );
}
