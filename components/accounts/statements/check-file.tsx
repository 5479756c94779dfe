import '#lib/accounts/messages/statement.ts';
import { FileButton } from '#components/kit/fields/file-button.tsx';
import type { Tone } from '#components/kit/ui/chip.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Moment } from '#components/kit/ui/moment.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { useAnswer } from '#components/kit/ui/use-answer.ts';
import { printOf } from '#lib/file-print.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import { statement } from '#services/accounts/statement.ts';
import { callRecord } from '#services/client.ts';
import type { StatementPeriksaBerkasReply } from '#types/proto/accounts/statement.ts';

const tones: Readonly<Record<string, Tone>> = { ASLI: 'ok', BERBEDA: 'bad', TIDAK_DIKENAL: 'warn' };

type Answer =
  | { readonly refused: 'BESAR' | 'BUKAN_PDF' }
  | { readonly name: string; readonly reply: StatementPeriksaBerkasReply };

function Verdict({ name, reply }: { readonly name: string; readonly reply: StatementPeriksaBerkasReply }) {
  const t = useT();
  const { hasil, nomor, jumlah_halaman, salinan } = reply;
  return (
    <Note tone={tones[hasil] ?? 'info'} role="status" title={t(`berkasSalinan.hasil.${hasil}` as MessageKey)}>
      <p>{t(`berkasSalinan.arti.${hasil}` as MessageKey, { berkas: name, nomor })}</p>
      {salinan ? (
        <DescriptionList
          items={[
            { label: t('rk.nomor'), value: <code>{nomor}</code> },
            { label: t('rk.halaman'), value: String(jumlah_halaman) },
            { label: t('berkasSalinan.ke'), value: String(salinan.ke) },
            { label: t('rk.oleh'), value: `${salinan.nama_user}, ${salinan.kode_cabang}` },
            { label: t('rk.waktu'), value: <Moment value={salinan.waktu} /> },
          ]}
        />
      ) : null}
    </Note>
  );
}

/** Is a PDF the very file that left the bank? It is read here and goes nowhere; only its print is asked about. */
export function CheckFile() {
  const t = useT();
  const { busy, answer, ask } = useAnswer<Answer>();
  const look = async (file: File): Promise<Answer> => {
    const print = await printOf(file);
    return 'refused' in print ? print : { name: file.name, reply: await callRecord(statement.checkFile, print) };
  };
  return (
    <div className="stack">
      <p className="muted">{t('berkasSalinan.petunjuk')}</p>
      <div>
        <FileButton icon="search" busy={busy} accept="application/pdf" onFile={(file) => void ask(() => look(file))}>
          {t('berkasSalinan.pilih')}
        </FileButton>
      </div>
      {answer && 'refused' in answer ? (
        <Note tone="bad" role="alert" title={t(`berkasSalinan.tolak.${answer.refused}` as MessageKey)} />
      ) : null}
      {answer && 'reply' in answer ? <Verdict {...answer} /> : null}
    </div>
  );
}
