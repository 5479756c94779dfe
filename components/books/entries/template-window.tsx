import '#lib/books/messages/entry.ts';
import '#lib/messages/states.ts';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { submitted } from '#components/kit/ui/carry-out.ts';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { showFailure } from '#components/kit/ui/failure.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { momentText } from '#components/kit/ui/moment.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useCommand } from '#hooks/use-command.ts';
import { useRecord } from '#hooks/use-record.ts';
import { entry } from '#services/books/entry.ts';
import { callRecord } from '#services/client.ts';
import type { TemplatRow } from '#types/proto/books/entry.ts';
import { LinesRead } from './lines-read.tsx';

/** The window is opened to stop a template of one's own. */
export const STOP = 'hentikan';

interface WindowProps {
  readonly row: TemplatRow;
  readonly mode: string;
  readonly onClose: () => void;
}

/** A template of one's own is not offered any more, after a question. */
function Stop({ row, onClose }: Omit<WindowProps, 'mode'>) {
  const t = useT();
  const command = useCommand(entry.saveOwnTemplate);
  const stop = async () => {
    try {
      const done = await submitted({
        work: async () => {
          const { nomor_templat } = row;
          const { templat, baris } = await callRecord(entry.template, { nomor_templat });
          const { versi = 0, nama = '', keterangan = '' } = templat ?? {};
          const legs = baris.map((line) => ({ ...line, sisi: line.sisi as 'D', jenis: line.jenis as 'GL' }));
          return command.run({ nomor_templat, versi, nama, keterangan, baris: legs, aktif: 'F' });
        },
        done: () => t('entri.dihentikan', { nama: row.nama }),
      });
      if (done) onClose();
    } catch (error) {
      await showFailure(error);
    }
  };
  return (
    <Dialog
      title={t('entri.hentikan')}
      size="narrow"
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('aksi.batal')}</Button>
          <Button variant="danger" onClick={() => void stop()}>
            {t('entri.hentikan')}
          </Button>
        </>
      }
    >
      <p>{t('entri.hentikanTanya', { nama: row.nama })}</p>
    </Dialog>
  );
}

function TemplateView({ row, onClose }: Omit<WindowProps, 'mode'>) {
  const t = useT();
  const { nomor_templat } = row;
  const record = useRecord(entry.template, { nomor_templat });
  const { pembuat, disetujui_oleh: penyetuju } = row;
  return (
    <Dialog title={`${nomor_templat} · ${row.nama}`} size="wide" onClose={onClose}>
      <Loaded state={record} lines={8}>
        {({ baris, id_flow }) => (
          <div className="stack">
            <PendingChange idFlow={id_flow} />
            <DescriptionList
              items={[
                { label: t('entri.keteranganJurnal'), value: row.keterangan },
                { label: t('entri.versi', { versi: row.versi }), value: momentText(row.diubah_pada) },
                {
                  label: t('entri.diubah'),
                  value: penyetuju === '' ? pembuat : t('entri.oleh', { pembuat, penyetuju }),
                },
              ]}
            />
            <LinesRead lines={baris} />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

/** One template with its legs, or the question whether it is stopped. */
export function TemplateWindow({ mode, ...rest }: WindowProps) {
  return mode === STOP ? <Stop {...rest} /> : <TemplateView {...rest} />;
}
