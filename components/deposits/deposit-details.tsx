import '#lib/deposits/messages/deposit.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { type DescriptionItem, DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { accountAsked } from '#lib/account-key.ts';
import { isAccountNumber } from '#lib/account-number.ts';
import { toDisplay } from '#lib/dates.ts';
import { isDepositNumber } from '#lib/deposits/deposits.ts';
import { messageOf } from '#lib/messages/id.ts';
import { formatWire } from '#lib/money.ts';
import { restOf, shortShare } from '#lib/profit-sharing/share.ts';
import { deposit } from '#services/deposits/deposit.ts';
import type { DetailDeposito } from '#types/proto/deposits/deposit.ts';

/** The deposit of a number that is complete. */
export const useDeposit = (nomor: string) =>
  useRecord(
    deposit.detail,
    { nomor_rekening: nomor },
    { enabled: isAccountNumber(nomor) && isDepositNumber(nomor), quiet: true, keepPrevious: true },
  );

/** A deposit as a list knows it. */
export interface DepositRef {
  readonly nomor_rekening: string;
  readonly pegangan?: string;
}

const day = (iso: string): string => (iso === '' ? '' : toDisplay(iso));
const nothing = (wire: string): boolean => /^0*(\.0*)?$/.test(wire);

/** The deposit of a row, by its handle where the reader sees no number. */
export const useDepositOf = (row: DepositRef) => useRecord(deposit.detail, accountAsked(row));

/** Lists a deposit's agreed terms and its status, as a person reads them. */
export function useDepositDetails(detail: DetailDeposito): readonly DescriptionItem[] {
  const t = useT();
  const row = detail.deposito;
  if (!row) return [];
  const plain = (label: string, value: string) => ({ label, raw: value, value });
  const waits = t('deposito.menungguDiambil');
  const paidTo = row.rekening_bagi_hasil || waits;
  const grows = row.perpanjangan === 'ARO_PLUS';
  const pledged = !nothing(detail.ditahan);
  return [
    { label: t('deposito.status'), raw: 'x', value: <StatusChip code={row.status_deposito} /> },
    {
      label: t('deposito.nominal'),
      raw: 'x',
      value: <Amount value={row.nominal} currency={row.kode_valuta} />,
    },
    plain(t('deposito.tenor'), t('deposito.bulan', { tenor: String(row.tenor) })),
    plain(
      t('deposito.nisbah'),
      row.nisbah_nasabah ? `${shortShare(row.nisbah_nasabah)} : ${shortShare(restOf(row.nisbah_nasabah))}` : '',
    ),
    plain(t('deposito.perpanjangan'), messageOf('deposito.aro.', row.perpanjangan)),
    plain(t('deposito.didaftarkan'), day(row.tanggal_daftar)),
    plain(t('deposito.mulai'), day(row.mulai)),
    plain(t('deposito.jatuhTempo'), day(row.jatuh_tempo)),
    plain(t('deposito.hariBayar'), row.dibayarkan === row.jatuh_tempo ? '' : day(row.dibayarkan)),
    plain(t('deposito.bagiHasilBerikut'), day(detail.bagi_hasil_berikut)),
    plain(t('deposito.rekeningBagiHasil'), grows && !pledged ? row.nomor_rekening : paidTo),
    plain(t('deposito.aroPlusDijaminkan'), grows && pledged ? t('deposito.tidakDitambahkan') : ''),
    plain(t('deposito.rekeningPokok'), row.rekening_penutupan || waits),
    plain(
      t('deposito.sumber'),
      [messageOf('deposito.sumber.', row.sumber), detail.rekening_sumber].filter(Boolean).join(' '),
    ),
    plain(t('deposito.caraTandaTangan'), messageOf('deposito.tanda.', detail.cara_tanda_tangan)),
    plain(
      t('deposito.aturanDini'),
      t(`deposito.dini.${detail.aturan_dini as 'BIAYA'}`, {
        nominal: formatWire(detail.nominal_dini, row.kode_valuta),
      }),
    ),
    plain(t('deposito.bilyet'), row.nomor_bilyet),
    plain(t('deposito.ditahan'), pledged ? formatWire(detail.ditahan, row.kode_valuta) : ''),
  ].filter(({ raw }) => raw !== '');
}

/** The same beside a form; `unseen` where the number of its certificate is typed from the paper. */
export function DepositDetails({
  detail,
  unseen = false,
}: {
  readonly detail: DetailDeposito;
  readonly unseen?: boolean;
}) {
  const t = useT();
  const hidden = unseen ? t('deposito.bilyet') : '';
  return <DescriptionList items={useDepositDetails(detail).filter(({ label }) => label !== hidden)} />;
}
