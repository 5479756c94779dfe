import { PendingChange } from '#components/flow/pending-change.tsx';
import type { SourceProps } from '#components/screens/transaction-def.tsx';
import { Loaded } from '#components/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { currency } from '#services/currency.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads the rates of the day that the address names, else of today, and starts the form from them; there or not yet. */
export function RateSource({ asked, children }: SourceProps) {
  const day = useRecord(currency.dayRate, { kode_valuta: text(asked.kode_valuta), tanggal: text(asked.tanggal) });
  return (
    <Loaded state={day} lines={8}>
      {({ kode_valuta, tanggal, beli, tengah, jual, versi, id_flow }) => (
        <div className="stack">
          <PendingChange idFlow={id_flow} />
          {children({ kode_valuta, tanggal, beli, tengah, jual, versi, alasan: '' })}
        </div>
      )}
    </Loaded>
  );
}
