import '#lib/profit-sharing/messages/profit.ts';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { EmptyState } from '#components/kit/ui/states.tsx';
import { Month } from '#components/profit-sharing/month.tsx';
import type { MessageKey } from '#lib/messages/id.ts';

/** The month that a form of profit sharing is about: said, not typed. */
export const monthField = {
  name: 'bulan',
  title: 'bagiHasil.bulan',
  type: 'textlabel',
  setup: { content: ({ bulan }: { readonly bulan?: unknown }) => <Month bulan={String(bulan)} /> },
} as const;

/** One who comes by the menu has named no month yet: the list has them, and leads back here. */
export function ChooseFirst({
  title,
  list,
  href,
}: {
  readonly title: MessageKey;
  readonly list: MessageKey;
  readonly href: string;
}) {
  const t = useT();
  return (
    <EmptyState title={t(title)}>
      <ButtonLink href={href}>{t(list)}</ButtonLink>
    </EmptyState>
  );
}
