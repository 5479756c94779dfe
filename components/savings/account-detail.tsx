import { Masked } from '#components/audit/masked.tsx';
import { ObjectHistory } from '#components/audit/object-history.tsx';
import { Amount } from '#components/ui/amount.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { drawn } from '#components/ui/drawn.tsx';
import { type Fact, Facts } from '#components/ui/facts.tsx';
import { useT } from '#components/ui/messages.tsx';
import { Loaded } from '#components/ui/states.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { isIsoDate, toDisplay } from '#lib/dates.ts';
import { isMasked, type MaskedColumn } from '#lib/masking.ts';
import '#lib/messages/documents.ts';
import { savings } from '#services/savings.ts';
import type { RekeningDetail, RekeningRow } from '#types/proto/savings.ts';
import { AccountStatus } from './account-facts.tsx';
import { AccountWays } from './account-ways.tsx';

/** Comes with the tab that shows it. */
const SpecimenCard = drawn(async () => (await import('#components/signature/specimen-card.tsx')).SpecimenCard);

/** A fact that the reader may not see, or that the account does not have, is left out. */
const known = (facts: readonly (Fact & { readonly raw: string })[]) => facts.filter(({ raw }) => raw !== '');

function Balances({ detail, row }: { readonly detail: RekeningDetail; readonly row: RekeningRow }) {
  const t = useT();
  const amount = (label: string, raw: string) => ({
    label,
    raw,
    value: <Amount value={raw} currency={row.kode_valuta} />,
  });
  return (
    <Facts
      rows
      items={known([
        amount(t('rekening.saldoBuku'), row.saldo_buku),
        amount(t('tabungan.saldoEfektif'), detail.saldo_efektif),
        amount(t('tabungan.saldoMinimum'), detail.saldo_minimum),
        amount(t('tabungan.saldoDitahan'), detail.saldo_ditahan),
        amount(t('tabungan.debetMenunggu'), detail.debet_menunggu),
        amount(t('tabungan.plafon'), detail.plafon),
        amount(t('rekening.saldoTersedia'), row.saldo_tersedia),
      ])}
    />
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
    <Facts
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

function AccountFactsTab({ row }: { readonly row: RekeningRow }) {
  const t = useT();
  // A masked number opens nothing; the handle beside it does.
  const key = isMasked(row.nomor_rekening) ? { pegangan: row.pegangan } : { nomor_rekening: row.nomor_rekening };
  const state = useRecord(savings.account, { ...key, detailed: 'T' });
  return (
    <Loaded state={state} lines={8}>
      {(detail) => (
        <div className="stack">
          <Facts
            items={[
              { label: t('rekening.produk'), value: row.nama_produk },
              { label: t('rekening.status'), value: <AccountStatus account={row} /> },
              { label: t('rekening.cabang'), value: `${row.kode_cabang} ${row.nama_cabang}` },
              { label: t('rekening.valuta'), value: row.kode_valuta },
            ]}
          />
          <AccountWays row={row} detail={detail} />
          <div className="row gy-3">
            <div className="col-12 col-md-6">
              <Balances detail={detail} row={detail.rekening ?? row} />
            </div>
            <div className="col-12 col-md-6">
              <Owner detail={detail} row={detail.rekening ?? row} />
            </div>
          </div>
        </div>
      )}
    </Loaded>
  );
}

/** Everything an inquiry shows of one account, and what happened to it where its customer is shown at all. */
export function AccountDetail({ row, onClose }: { readonly row: RekeningRow; readonly onClose: () => void }) {
  const t = useT();
  const facts = <AccountFactsTab row={row} />;
  return (
    <Dialog title={`${row.nomor_rekening} · ${row.nama_nasabah}`} size="wide" onClose={onClose}>
      {row.nomor_nasabah === '' ? (
        facts
      ) : (
        <Tabs
          label={t('tabungan.bagian')}
          tabs={[
            { id: 'data', title: t('tabungan.data'), content: facts },
            { id: 'tanda-tangan', title: t('spesimen.judul'), content: <SpecimenCard row={row} /> },
            { id: 'riwayat', title: t('riwayat.judul'), content: <ObjectHistory objek={row.pegangan} /> },
          ]}
        />
      )}
    </Dialog>
  );
}
