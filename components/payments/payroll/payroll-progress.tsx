import '#lib/payments/messages/payroll.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { ProgressBar } from '#components/kit/ui/progress-bar.tsx';
import { message } from '#lib/messages/id.ts';
import type { GajiRow } from '#types/proto/payments/payroll.ts';

/** Describes the progress of a payroll. */
export const progressText = ({ dibayar, gagal, jumlah_baris, sebab }: GajiRow): string =>
  [
    message('gaji.dari', {
      dibayar: dibayar.toLocaleString('en-US'),
      jumlah: jumlah_baris.toLocaleString('en-US'),
      gagal: gagal.toLocaleString('en-US'),
    }),
    sebab && message('gaji.tertahan', { sebab }),
  ]
    .filter(Boolean)
    .join(' · ');

/** Draws the progress of a payroll as a bar; with why it waits, where it does. */
export function PayrollProgress({ row }: { readonly row: GajiRow }) {
  const t = useT();
  const { dibayar, gagal, jumlah_baris, status_gaji } = row;
  if (status_gaji === 'SELESAI') return <p>{`${t('gaji.keadaan.SELESAI')}: ${progressText(row)}`}</p>;
  return <ProgressBar label={progressText(row)} percent={(100 * (dibayar + gagal)) / jumlah_baris} />;
}
