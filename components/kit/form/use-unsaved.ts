import { useEffect, useRef, useState } from 'react';
import { useT } from '#components/kit/ui/messages.tsx';
import { confirm } from '#components/kit/ui/popup.ts';
import { type Draft, forgetDraft, readDraft, saveDraft } from '#hooks/drafts.ts';
import { useDraftPlace } from '#hooks/use-draft-place.ts';
import { useLeaveGuard } from '#hooks/use-leave-guard.ts';
import { type Form, fieldsOf, type SectionDef, type Values } from './field-def.ts';
import { isTyped } from './fill-in.ts';

export interface Unsaved {
  /** Holds the values typed here before the session expired or the page was reloaded; null when there is nothing to offer. */
  readonly draft: Draft | null;
  restore(): void;
  discard(): void;
  /** The form was sent: it may be left without a question, and its draft is gone. */
  done(): void;
}

/** Passwords are never kept. */
function storable(sections: readonly SectionDef[], values: Values): Values {
  const secret = fieldsOf(sections).flatMap(({ type, name }) => (type === 'password' ? [name] : []));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secret.includes(name)));
}

/**
 * Guards values that are typed and not sent: warns before a changed form is left, and keeps it through an expired session (in this tab, for this
 * user and route). Without a user, or with route null, nothing is kept.
 */
export function useUnsaved(form: Form, sections: readonly SectionDef[], values: Values, route: string | null): Unsaved {
  const t = useT();
  const key = useDraftPlace(route);
  const [draft, setDraft] = useState<Draft | null>(null);
  const sent = useRef(false);
  const written = useRef('');
  const dirty = isTyped(form, values);
  const content = JSON.stringify(storable(sections, values));

  useEffect(() => {
    setDraft(key === null ? null : readDraft(key));
  }, [key]);
  useEffect(() => {
    if (key === null || !dirty || written.current === content) return;
    written.current = content;
    sent.current = false;
    saveDraft(key, JSON.parse(content) as Values);
  }, [key, dirty, content]);

  const forget = () => {
    setDraft(null);
    if (key !== null) forgetDraft(key);
  };
  useLeaveGuard(dirty, async () => {
    if (sent.current) return true;
    const sure = await confirm({
      title: t('form.tinggalkan'),
      text: t('form.tinggalkanTeks'),
      yes: t('form.tinggalkanYa'),
      no: t('form.tinggalkanTidak'),
    });
    if (sure) forget();
    return sure;
  });
  return {
    draft,
    restore: () => {
      if (draft) form.reset({ ...form.getValues(), ...draft.values }, { keepDefaultValues: true });
      setDraft(null);
    },
    discard: forget,
    done: () => {
      sent.current = true;
      forget();
      form.reset(form.getValues());
    },
  };
}
