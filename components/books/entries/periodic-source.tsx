import '#lib/books/messages/entry.ts';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import { numbered } from '#components/kit/form/data-set-rows.ts';
import type { Values } from '#components/kit/form/field-def.ts';
import type { SourceProps } from '#components/kit/screens/transaction-def.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { entry } from '#services/books/entry.ts';
import type { BerkalaRincianReply } from '#types/proto/books/entry.ts';

/** The form of an entry as it is. */
function entryStart({ berkala, baris }: BerkalaRincianReply): Values {
  const { versi, nama, keterangan, templat, versi_templat, periode, setiap, hari, mulai, sampai, hari_libur } =
    berkala ?? {};
  return {
    versi,
    nama,
    keterangan,
    templat,
    versi_templat,
    periode,
    setiap,
    hari,
    mulai,
    sampai,
    hari_libur,
    baris: numbered(baris.map((line) => ({ ...line }))),
  };
}

/** The form that changes an entry's state. */
const stateStart = ({ berkala }: BerkalaRincianReply): Values => ({
  versi: berkala?.versi,
  tindakan: berkala?.status === 'DITANGGUHKAN' ? 'LANJUTKAN' : 'TANGGUHKAN',
});

function sourceOf(start: (reply: BerkalaRincianReply) => Values, initial: Values) {
  return function PeriodicSource({ asked, children }: SourceProps) {
    const nomor_berkala = String(asked.nomor_berkala ?? '');
    const record = useRecord(entry.periodic, { nomor_berkala }, { enabled: nomor_berkala !== '', quiet: true });
    if (nomor_berkala === '') return children({ ...initial, ...asked });
    return (
      <Loaded state={record} lines={8}>
        {(reply) => (
          <div className="stack">
            <PendingChange idFlow={reply.id_flow} />
            {children({ ...initial, ...start(reply), nomor_berkala })}
          </div>
        )}
      </Loaded>
    );
  };
}

/** A form begun from the entry that the address names, or an empty one. */
export const periodicSource = (initial: Values) => sourceOf(entryStart, initial);
export const periodicStateSource = (initial: Values) => sourceOf(stateStart, initial);
