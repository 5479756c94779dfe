import '#lib/cash/messages/transaction.ts';
import { fieldId } from '#components/kit/fields/field.tsx';
import { isAtRest, type Messages } from '#components/kit/form/check-form.ts';
import { fieldsOf, isInput, type SectionDef, type Values } from '#components/kit/form/field-def.ts';
import { Keys } from '#components/kit/ui/keys.tsx';
import { type Translate, useT } from '#components/kit/ui/messages.tsx';
import { useShortcuts } from '#hooks/use-shortcuts.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import { type FormStep, stepOf } from './form-steps.tsx';

/** An input of the form that is not right yet. */
export interface Missing {
  readonly name: string;
  readonly title: MessageKey;
  /** Names the step of a long form that has it, where another one is shown. */
  readonly step?: string;
}

/** Lists the inputs that a form still lacks, in the order of the screen and each once. */
export function missingOf(sections: readonly SectionDef[], values: Values, messages: Messages): readonly Missing[] {
  const paths = Object.keys(messages);
  const open = fieldsOf(sections).filter(
    (field) =>
      isInput(field) &&
      !isAtRest(field, values) &&
      paths.some((path) => path === field.name || path.startsWith(`${field.name}.`)),
  );
  return open.flatMap(({ name, title }, at) =>
    title && open.findIndex((other) => other.name === name) === at ? [{ name, title }] : [],
  );
}

/** Names the step of each input that another step has than the one shown. */
export const placed = (
  missing: readonly Missing[],
  steps: readonly FormStep[] | undefined,
  at: number,
  t: Translate,
): readonly Missing[] =>
  missing.map((each) => {
    const place = stepOf(steps ?? [], each.name);
    const step = place === at ? undefined : steps?.[place];
    return step ? { ...each, step: t('wizard.diLangkah', { ke: place + 1, nama: t(step.title) }) } : each;
  });

/** Goes to the input of a field, or to the first one of a count or a list. */
export function toField(name: string): void {
  const at =
    document.getElementById(fieldId(name)) ?? document.querySelector<HTMLElement>(`[data-field="${name}"] input`);
  at?.focus();
}

const KEYS = 'F8';

interface MissingProps {
  readonly missing: readonly Missing[];
  /** Goes to the input of this name, also where it stands in another step. */
  readonly onGo?: ((name: string) => void) | undefined;
}

/** Names what a form still lacks; each name leads to its input, and F8 to the first of them. */
export function MissingFields({ missing, onGo = toField }: MissingProps) {
  const t = useT();
  const [first] = missing;
  useShortcuts(first ? [{ keys: KEYS, label: t('transaksi.isianKurang'), run: () => onGo(first.name) }] : []);
  if (!first) return null;
  return (
    <div className="missing">
      <p>
        <strong>{t('transaksi.kurangIsian', { jumlah: missing.length })}</strong>
        <span className="muted">
          <Keys keys={KEYS} /> {t('transaksi.isianKurang')}
        </span>
      </p>
      <ul className="plain">
        {missing.map(({ name, title, step }) => (
          <li key={name}>
            <button type="button" tabIndex={-1} onClick={() => onGo(name)}>
              {t(title)}
              {step ? <span className="muted small">{step}</span> : null}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
