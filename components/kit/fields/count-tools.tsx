import { useState } from 'react';
import { proposeDenominations } from '#components/kit/denominations/propose.ts';
import { WornButton } from '#components/kit/denominations/worn-button.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { type Shortcut, useShortcuts } from '#hooks/use-shortcuts.ts';
import { toMinor, tryParse } from '#lib/money.ts';
import type { Pecahan } from '#types/proto/common.ts';

interface CountToolsProps {
  /** The counted pieces are worth so much. */
  readonly total: string;
  /** The pieces must come to so much. */
  readonly target: string;
  readonly currency: string;
  readonly stock?: readonly Pecahan[] | undefined;
  readonly onTake?: ((worth: string) => void) | undefined;
  readonly onPropose: (proposal: readonly Pecahan[]) => void;
  readonly onWorn?: (() => void) | undefined;
}

/** A helper of the count: its key reaches it from every field, so that no Tab stops at it. */
function Tool({ shortcut: { keys, label, run } }: { readonly shortcut: Shortcut }) {
  return (
    <Button small tabIndex={-1} aria-keyshortcuts={keys} disabled={run === undefined} onClick={run}>
      {label} <kbd>{keys.replace('+', ' ')}</kbd>
    </Button>
  );
}

/** Spares typing below a count: takes its worth as the amount, proposes pieces from the till, opens lines for worn pieces. */
export function CountTools(props: CountToolsProps) {
  const { total, target, currency, stock, onTake, onPropose, onWorn } = props;
  const t = useT();
  /** The amount that the stock cannot make. */
  const [refused, setRefused] = useState('');
  const propose = (from: readonly Pecahan[]) => {
    const proposal = proposeDenominations(target, from, currency);
    setRefused(proposal ? '' : target);
    if (proposal) onPropose(proposal);
  };
  const tools: Shortcut[] = [];
  if (onTake) {
    const run = toMinor(total, currency) > 0n ? () => onTake(total) : undefined;
    tools.push({ keys: 'Alt+J', label: t('isian.pakaiHitungan'), ...(run && { run }) });
  }
  if (stock) {
    const run = tryParse(target, currency) ? () => propose(stock) : undefined;
    tools.push({ keys: 'Alt+U', label: t('isian.usulkanPecahan'), ...(run && { run }) });
  }
  useShortcuts(tools);
  if (tools.length === 0 && !onWorn) return null;
  return (
    <>
      <div className="line count-tools">
        {tools.map((shortcut) => (
          <Tool key={shortcut.keys} shortcut={shortcut} />
        ))}
        {onWorn ? <WornButton onAdd={onWorn} /> : null}
      </div>
      {refused !== '' && refused === target ? (
        <p className="field-hint" role="status">
          {t('isian.usulTidakAda')}
        </p>
      ) : null}
    </>
  );
}
