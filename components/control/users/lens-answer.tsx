import '#lib/control/messages/right-titles.ts';
import { Card } from '#components/kit/ui/card.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { Icon } from '#components/kit/ui/icon.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { type MessageKey, messageOf } from '#lib/messages/id.ts';
import { formatWire } from '#lib/money.ts';
import type { DasarWewenang, JawabanLensa, LangkahLensa, LensReply } from '#types/proto/control/management.ts';
import { lensSentence } from './lens-sentence.ts';
import { Given } from './role-detail.tsx';

type Way = 'entri' | 'setuju';

const stepName = (kode: string): MessageKey => `lensa.langkah.${kode as 'MENU'}`;

/** One role behind a link: what it gives here, since when, by whom, allowed by whom. */
function Ground({
  ground,
  side,
  limited,
}: {
  readonly ground: DasarWewenang;
  readonly side: Way;
  readonly limited: boolean;
}) {
  const t = useT();
  const { role_id, nama, menu_id, title } = ground;
  return (
    <li className="lens-ground">
      <span>
        {role_id === '' ? t('lensa.batasSendiri') : nama} <span className="gl">{role_id}</span>
        {menu_id ? <span className="muted"> · {messageOf('', title)}</span> : null}
        {limited ? <strong> {formatWire(ground[side])}</strong> : null}
      </span>
      {role_id === '' ? null : (
        <span className="small">
          <Given by={ground} />
        </span>
      )}
    </li>
  );
}

function Step({ step, side, failed }: { readonly step: LangkahLensa; readonly side: Way; readonly failed: boolean }) {
  const t = useT();
  const passes = step.lulus === 'T';
  return (
    <li className={`lens-step ${passes ? 'passes' : 'fails'}${failed ? ' first' : ''}`}>
      <span className="lens-mark" title={t(passes ? 'lensa.lolos' : 'lensa.tidakLolos')}>
        <Icon name={passes ? 'check-circle' : 'x-circle'} />
        <span className="visually-hidden">{t(passes ? 'lensa.lolos' : 'lensa.tidakLolos')}</span>
      </span>
      <div>
        <strong>{t(stepName(step.kode))}</strong>
        <div>{lensSentence(step, side, t)}</div>
        {step.dasar.length > 0 ? (
          <ul className="plain">
            {step.dasar.map((ground) => (
              <Ground
                key={`${ground.role_id}-${ground.menu_id}`}
                ground={ground}
                side={side}
                limited={step.kode === 'LIMIT'}
              />
            ))}
          </ul>
        ) : null}
      </div>
    </li>
  );
}

const questions = {
  entri: { T: 'lensa.dapatEntri', F: 'lensa.takEntri' },
  setuju: { T: 'lensa.dapatSetuju', F: 'lensa.takSetuju' },
} as const;

function Chain({
  reply,
  side,
  answer,
}: {
  readonly reply: LensReply;
  readonly side: Way;
  readonly answer: JawabanLensa;
}) {
  const t = useT();
  const may = answer.boleh === 'T';
  const nominal = reply.nominal === '0.00' ? '' : `${reply.kode_valuta} ${formatWire(reply.nominal)}`;
  const question = t(questions[side][may ? 'T' : 'F'], {
    nama: reply.nama_user,
    jenis: messageOf('alur.', reply.flowCode),
    nominal,
  });
  return (
    <Card
      title={`${question.trim()}?`}
      aside={<Chip tone={may ? 'ok' : 'bad'}>{t(may ? 'lensa.dapat' : 'lensa.tidakDapat')}</Chip>}
    >
      {may ? null : <p className="lens-verdict">{t('lensa.gagalDi', { langkah: t(stepName(answer.gagal)) })}</p>}
      <ol className="plain lens-chain">
        {answer.langkah.map((step) => (
          <Step key={step.kode} step={step} side={side} failed={step.kode === answer.gagal} />
        ))}
      </ol>
    </Card>
  );
}

/** Shows both answers of the lens: keying in alone, and approving another's item. */
export function LensAnswer({ reply }: { readonly reply: LensReply }) {
  return (
    <div className="stack" aria-live="polite">
      {reply.setuju ? <Chain reply={reply} side="setuju" answer={reply.setuju} /> : null}
      {reply.entri ? <Chain reply={reply} side="entri" answer={reply.entri} /> : null}
    </div>
  );
}
