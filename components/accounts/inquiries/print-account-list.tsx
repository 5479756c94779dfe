import { lazy } from 'react';
import type { FilterValues } from '#components/kit/fields/filter-def.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { PrintSheet } from '#components/kit/ui/print-sheet.tsx';
import { useToast } from '#components/kit/ui/toast.tsx';
import { savings } from '#services/accounts/savings.ts';
import { callRecord } from '#services/client.ts';
import { exportAll } from '#services/read-all.ts';
import type { DaftarRekeningRow } from '#types/proto/accounts/savings.ts';
import '#lib/accounts/messages/maintenance.ts';

// Loaded when it is first printed.
const AccountListSheet = lazy(async () => ({
  default: (await import('./account-list-sheet.tsx')).AccountListSheet,
}));

/** Paper serves this many accounts: some forty pages. A longer list is a file. */
const MOST = 1_000;

/** The button that puts the whole list on paper, not its page; that somebody took it away is written to the trail. */
export function PrintAccountList({ asked }: { readonly asked: FilterValues }) {
  const t = useT();
  const toast = useToast();
  const read = async () => {
    const { per_valuta } = await callRecord(savings.listedSums, asked);
    if (per_valuta.reduce((all, { jumlah_rekening }) => all + jumlah_rekening, 0) > MOST) {
      toast(t('daftarRek.terlaluPanjang', { batas: MOST.toLocaleString('en-US') }));
      return null;
    }
    const rows: DaftarRekeningRow[] = [];
    for await (const page of exportAll(savings.listed, asked, new AbortController().signal)) rows.push(...page);
    return { rows, sums: per_valuta };
  };
  return (
    <PrintSheet label={t('daftarRek.cetak')} title={t('menu.cetakListRekening')} read={read}>
      {({ rows, sums }, at) => <AccountListSheet rows={rows} sums={sums} at={at} />}
    </PrintSheet>
  );
}
