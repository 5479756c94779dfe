import { useRouter } from 'next/router';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import { numbered } from '#components/kit/form/data-set-rows.ts';
import type { SourceProps } from '#components/kit/screens/transaction-def.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { entry } from '#services/books/entry.ts';

const empty = {
  nomor_templat: '',
  versi: 0,
  lingkup: 'CABANG',
  nama: '',
  keterangan: '',
  baris: [],
  aktif: 'T',
  alasan: '',
};

/** The form of a template begun from the one that the address names (`nomor_templat`), or a new one from the legs of another (`dari`). */
export function TemplateSource({ asked, children }: SourceProps) {
  const { query } = useRouter();
  const dari = typeof query.dari === 'string' ? query.dari : '';
  const changed = String(asked.nomor_templat ?? '');
  const nomor_templat = changed || dari;
  const record = useRecord(entry.template, { nomor_templat }, { enabled: nomor_templat !== '', quiet: true });
  if (nomor_templat === '') return children({ ...empty, ...asked });
  return (
    <Loaded state={record} lines={8}>
      {({ templat, baris, id_flow }) => {
        if (!templat) return null;
        const { nama, keterangan } = templat;
        const legs = { nama, keterangan, baris: numbered(baris.map((line) => ({ ...line }))) };
        if (changed === '') return children({ ...empty, ...legs });
        const { versi, lingkup, aktif } = templat;
        return (
          <div className="stack">
            <PendingChange idFlow={id_flow} />
            {children({ ...empty, ...legs, nomor_templat, versi, lingkup, aktif })}
          </div>
        );
      }}
    </Loaded>
  );
}
