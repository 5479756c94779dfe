import { useState } from 'react';
import type { SectionDef, Values } from '#components/kit/form/field-def.ts';
import { LiteralForm } from '#components/kit/form/literal-form.tsx';
import { money, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { carryOut } from '#components/kit/ui/carry-out.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useCommand } from '#hooks/use-command.ts';
import { useSchema } from '#hooks/use-schema.ts';
import type { Input } from '#services/client.ts';
import { wic } from '#services/customers/wic.ts';
import '#lib/customers/messages/wic.ts';

const empty = { pihak: '', nama: '', nomor_referensi: '', nominal: '', uraian: '' };

const sections: readonly SectionDef[] = [
  {
    header: 'curiga.tentang',
    rowsize: 2,
    fields: [
      text('pihak', 'curiga.pihak', { maxLength: 12, hint: 'curiga.pihakPetunjuk' }),
      text('nama', 'curiga.nama', { maxLength: 80, hint: 'curiga.namaPetunjuk' }),
      text('nomor_referensi', 'curiga.referensi', { maxLength: 18 }),
      money('nominal', 'curiga.nominal', { required: false }),
      textArea('uraian', 'curiga.uraian', {
        wide: true,
        required: true,
        maxLength: 1000,
        hint: 'curiga.uraianPetunjuk',
      }),
    ],
  },
];

/** Sends a suspicion of somebody of the bank to compliance and keeps it nowhere else: no draft in this browser, no list of the writer's own. */
export function SuspicionForm() {
  const t = useT();
  const { run, attempts } = useCommand(wic.suspicion);
  const schema = useSchema(wic.suspicion);
  const [round, setRound] = useState(0);
  const send = async (values: Values): Promise<boolean> => {
    const sent = await carryOut({
      question: { text: t('curiga.tanya'), yes: t('curiga.kirim') },
      work: () => run(values as Input<typeof wic.suspicion>),
      attempts,
      done: () => t('curiga.terkirim'),
    });
    if (sent) setRound((before) => before + 1);
    return sent !== null;
  };
  return (
    <Card title={t('curiga.judul')}>
      <div className="stack">
        <Note tone="warn">{t('curiga.rahasia')}</Note>
        <Loaded state={schema} lines={8}>
          {(found) => (
            <LiteralForm
              key={round}
              sections={sections}
              initial={empty}
              schema={found}
              onSubmit={send}
              submitLabel={t('curiga.kirim')}
            />
          )}
        </Loaded>
      </div>
    </Card>
  );
}
