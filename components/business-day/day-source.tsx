import type { ReactNode } from 'react';
import type { Values } from '#components/kit/form/field-def.ts';
import type { SourceProps } from '#components/kit/screens/transaction-def.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { branch } from '#services/business-day/branch.ts';
import type { PeriksaTutupReply } from '#types/proto/business-day/branch.ts';

/** Reads the day of the branch that the address names, the reader's own by default, and starts a form from it. */
function sourceOf(startOf: (day: PeriksaTutupReply) => Values) {
  return function DaySource({ asked, children }: SourceProps): ReactNode {
    const day = useRecord(branch.closeChecks, { kode_cabang: String(asked.kode_cabang ?? '') });
    return (
      <Loaded state={day} lines={4}>
        {(found) => children(startOf(found))}
      </Loaded>
    );
  };
}

export const NextBankDay = sourceOf(({ tanggal_berikutnya }) => ({ tanggal: tanggal_berikutnya }));

export const BranchBehind = sourceOf(({ kode_cabang, accounting_date }) => ({
  kode_cabang,
  accounting_date,
  alasan: '',
}));
