import { ageOf } from '#components/control/workflow/age.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { operationName } from '#lib/messages/id.ts';
import { bulkProblem } from './bulk-rule.ts';
import type { ItemGroup } from './item-groups.ts';
import type { Marks } from './use-marks.ts';

interface GroupHeadProps {
  readonly group: ItemGroup;
  /** Gives the present time, by which the longest wait at the counter is counted. */
  readonly now: number;
  readonly marks: Marks | undefined;
}

/** Offers to tick a whole kind, or says why its items are decided one by one. */
function Together({ group, marks }: Pick<GroupHeadProps, 'group' | 'marks'>) {
  const t = useT();
  if (!marks) return null;
  if (group.kind === 'others') return <span className="muted">{t('desk.satuSatu.ALUR')}</span>;
  const problem = bulkProblem(group.rows);
  if (problem !== null) return <span className="muted">{t(`desk.satuSatu.${problem}`)}</span>;
  if (group.rows.every(({ id_flow }) => marks.has(id_flow))) return null;
  return (
    <Button small onClick={() => marks.tick(group.rows)}>
      {t('desk.pilihSemua', { jumlah: group.rows.length })}
    </Button>
  );
}

/** Names a group of the inbox with its count, and what can be done with all of it. */
export function GroupHead({ group, now, marks }: GroupHeadProps) {
  const t = useT();
  const [first] = group.rows;
  if (!first) return null;
  const title =
    group.kind === 'counter'
      ? t('desk.kelompokLoket')
      : group.kind === 'others'
        ? t('desk.kelompokLain')
        : operationName(first.flowCode, first.nama_operasi);
  return (
    <div className={group.kind === 'counter' ? 'group-head urgent' : 'group-head'}>
      <h3>
        {title} <span>{group.rows.length}</span>
      </h3>
      {group.kind === 'counter' ? (
        <span>{t('desk.terlama', { lama: ageOf(first.dibuat_pada, now, true).text })}</span>
      ) : (
        <Together group={group} marks={marks} />
      )}
    </div>
  );
}
