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
  way,
  limited,
}: {
  readonly ground: DasarWewenang;
  readonly way: Way;
  readonly limited: boolean;
}) {
  const t = useT();
  const { role_id, nama, menu_id, title } = ground;
  return (
    <li className="lens-ground">
      <span>
        {role_id === '' ? t('lensa.batasSendiri') : nama} <span className="gl">{role_id}</span>
        {menu_id ? <span className="muted"> · {messageOf('', title)}</span> : null}
        {limited ? <strong> {formatWire(ground[way])}</strong> : null}
      </span>
      {role_id === '' ? null : (
        <span className="small">
          <Given by={ground} />
        </span>
      )}
    </li>
  );
}

function Step({ step, way, failed }: { readonly step: LangkahLensa; readonly way: Way; readonly failed: boolean }) {
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
        <div>{lensSentence(step, way, t)}</div>
        {step.dasar.length > 0 ? (
          <ul className="plain">
            {step.dasar.map((ground) => (
              <Ground
                key={`${ground.role_id}-${ground.menu_id}`}
                ground={ground}
                way={way}
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

function Chain({ told, way, answer }: { readonly told: LensReply; readonly way: Way; readonly answer: JawabanLensa }) {
  const t = useT();
  const may = answer.boleh === 'T';
  const nominal = told.nominal === '0.00' ? '' : `${told.kode_valuta} ${formatWire(told.nominal)}`;
  const question = t(questions[way][may ? 'T' : 'F'], {
    nama: told.nama_user,
    jenis: messageOf('alur.', told.flowCode),
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
          <Step key={step.kode} step={step} way={way} failed={step.kode === answer.gagal} />
        ))}
      </ol>
    </Card>
  );
}

/** Shows both answers of the lens: keying in alone, and approving another's item. */
export function LensAnswer({ told }: { readonly told: LensReply }) {
  return (
    <div className="stack" aria-live="polite">
      {told.setuju ? <Chain told={told} way="setuju" answer={told.setuju} /> : null}
      {told.entri ? <Chain told={told} way="entri" answer={told.entri} /> : null}
    </div>
  );
}
