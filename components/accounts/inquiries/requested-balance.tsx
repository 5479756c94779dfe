import '#lib/accounts/messages/savings.ts';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Paper } from '#components/kit/ui/paper.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { savings as cards } from '#lib/accounts/operations/savings.ts';
import { BANK } from '#lib/bank.ts';
import { formatDateTime, toDisplay } from '#lib/dates.ts';
import { paper } from '#lib/messages/paper.ts';
import { formatWire } from '#lib/money.ts';
import { savings } from '#services/accounts/savings.ts';
import type { SaldoDitanyaReply } from '#types/proto/accounts/savings.ts';

function BalanceCard({ balance }: { readonly balance: SaldoDitanyaReply }) {
  const { permintaan: asked, kode_valuta } = balance;
  if (!asked) return null;
  const amount = (wire: string) => `${kode_valuta} ${formatWire(wire, kode_valuta)}`;
  const lines = [
    [paper.nomorRekening, asked.nomor_rekening],
    [paper.atasNama, asked.nama_nasabah],
    [paper.produk, balance.nama_produk],
    [paper.saldoBuku, amount(balance.saldo_buku)],
    [paper.saldoTersedia, amount(balance.saldo_tersedia)],
    [paper.otorisasi, asked.disetujui_oleh],
    [paper.keterangan, asked.keterangan],
  ] as const;
  return (
    <Paper
      bank={BANK}
      branch={`${asked.kode_cabang} ${balance.nama_cabang}`}
      title={cards.PERMINTAAN_SALDO.id}
      date={toDisplay(asked.tanggal)}
      foot={[`${asked.id_user} · ${balance.nama_user}`, formatDateTime(asked.waktu)]}
    >
      <dl>
        {lines
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label} className="slip-line">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Paper>
  );
}

/** Shows the balance that a customer was told, for the screen or for print. */
export function RequestedBalance({ nomor }: { readonly nomor: string }) {
  const t = useT();
  const balance = useRecord(savings.requestedBalance, { nomor });
  return (
    <div className="stack">
      <Loaded state={balance} lines={6}>
        {(data) => <BalanceCard balance={data} />}
      </Loaded>
      <div className="no-print">
        <Button icon="printer" disabled={!balance.data} onClick={() => window.print()}>
          {t('aksi.cetak')}
        </Button>
      </div>
    </div>
  );
}
