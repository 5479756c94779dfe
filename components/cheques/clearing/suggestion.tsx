import '#lib/cheques/messages/clearing.ts';
import { Chip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { governing } from '#lib/cheques/clearing.ts';
import type { PenarikanKliringRow } from '#types/proto/cheques/clearing.ts';

/**
 * Suggests a decision on a presented cheque or giro from the bank's own records: pay it, return it for the reason that governs, or examine it where
 * they show something that the central bank's list has no number for, or somebody holds it as suspect. A formal reason governs before a missing
 * balance (01) or a closed account (02).
 */
export function Suggestion({ row }: { readonly row: Pick<PenarikanKliringRow, 'temuan' | 'status_warkat'> }) {
  const t = useT();
  const codes = row.temuan.split(',').filter((code) => code !== '');
  if (row.status_warkat === 'DITAHAN' && codes.length === 0) codes.push('LAIN');
  if (codes.length === 0) return <Chip tone="ok">{t('kliring.saran.BAYAR')}</Chip>;
  if (codes.includes('LAIN')) return <Chip tone="warn">{t('kliring.saran.PERIKSA')}</Chip>;
  const alasan = governing(codes.map((kode) => ({ kode, kosong: kode === '01' || kode === '02' })))?.kode ?? '';
  return <Chip tone="bad">{t('kliring.saran.TOLAK', { alasan })}</Chip>;
}
