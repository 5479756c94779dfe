import { useRecord } from '#hooks/use-record.ts';
import { isIsoDate, toDisplay } from '#lib/dates.ts';
import { savings } from '#services/savings.ts';
import type { RekeningDetail, RekeningRow } from '#types/proto/savings.ts';
import { Amount } from '../ui/amount.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { type Fact, Facts } from '../ui/facts.tsx';
import { useT } from '../ui/messages.tsx';
import { Loaded } from '../ui/states.tsx';
import { AccountStatus } from './account-facts.tsx';

/** A fact that the reader may not see, or that the account does not have, is left out. */
const known = (facts: readonly (Fact & { readonly raw: string })[]) => facts.filter(({ raw }) => raw !== '');

function Balances({ detail, row }: { readonly detail: RekeningDetail; readonly row: RekeningRow }) {
  const t = useT();
  const amount = (label: string, raw: string) => ({ label, raw, value: <Amount value={raw} /> });
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
  const date = (label: string, raw: string) => plain(label, isIsoDate(raw) ? toDisplay(raw) : raw);
  return (
    <Facts
      rows
      items={known([
        plain(t('tabungan.nasabah'), row.nomor_nasabah),
        plain(t('tabungan.identitas'), detail.nomor_identitas),
        plain(t('tabungan.telepon'), detail.telepon),
        plain(t('tabungan.alamat'), detail.alamat),
        plain(t('tabungan.akad'), detail.akad),
        date(t('tabungan.tanggalBuka'), detail.tanggal_buka),
        date(t('tabungan.aktivitas'), detail.tanggal_aktivitas_terakhir),
      ])}
    />
  );
}

/** Everything an inquiry shows of one account. */
export function AccountDetail({ row, onClose }: { readonly row: RekeningRow; readonly onClose: () => void }) {
  const t = useT();
  const state = useRecord(savings.account, { nomor_rekening: row.nomor_rekening, detailed: 'T' });
  return (
    <Dialog title={`${row.nomor_rekening} · ${row.nama_nasabah}`} size="wide" onClose={onClose}>
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
    </Dialog>
  );
}
