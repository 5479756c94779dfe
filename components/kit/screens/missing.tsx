import '#lib/cash/messages/transaction.ts';
import { fieldId } from '#components/kit/fields/field.tsx';
import { isAtRest, type Messages } from '#components/kit/form/check-form.ts';
import { fieldsOf, isInput, type SectionDef, type Values } from '#components/kit/form/field-def.ts';
import { Keys } from '#components/kit/ui/keys.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useShortcuts } from '#hooks/use-shortcuts.ts';
import type { MessageKey } from '#lib/messages/id.ts';

/** An input of the form that is not right yet. */
export interface Missing {
  readonly name: string;
  readonly title: MessageKey;
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

/** The input of a field, or the first one of a count or a list. */
function toField(name: string): void {
  const at =
    document.getElementById(fieldId(name)) ?? document.querySelector<HTMLElement>(`[data-field="${name}"] input`);
  at?.focus();
}

const KEYS = 'F8';

/** Names what a form still lacks; each name leads to its input, and F8 to the first of them. */
export function MissingFields({ missing }: { readonly missing: readonly Missing[] }) {
  const t = useT();
  const [first] = missing;
  useShortcuts(first ? [{ keys: KEYS, label: t('transaksi.isianKurang'), run: () => toField(first.name) }] : []);
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
        {missing.map(({ name, title }) => (
          <li key={name}>
            <button type="button" tabIndex={-1} onClick={() => toField(name)}>
              {t(title)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
