import '#lib/control/messages/flow.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Moment } from '#components/kit/ui/moment.tsx';
import { messageOf } from '#lib/messages/id.ts';
import type { FlowStep } from '#types/proto/control/flow.ts';

/** Lists the steps of an item over the desk, oldest first: user, action, time and remark. Draws nothing where it never was there. */
export function Steps({ steps }: { readonly steps: readonly FlowStep[] }) {
  const t = useT();
  if (steps.length === 0) return null;
  return (
    <section>
      <h3 className="field-label">{t('flow.langkah')}</h3>
      <ol className="plain timeline">
        {steps.map((step) => (
          <li key={`${step.waktu}${step.action_type}${step.id_user}`}>
            <span className="strong">{messageOf('flow.aksi.', step.action_type)}</span> {step.nama_user}{' '}
            {step.atas_nama ? `${t('flow.atasNama', { nama: step.atas_nama })} ` : ''}
            <span className="muted">
              <Moment value={step.waktu} />
            </span>
            {step.transRemark ? <div>{step.transRemark}</div> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
