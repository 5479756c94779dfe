import type { SweetAlertIcon, SweetAlertOptions } from 'sweetalert2';
import { message } from '#lib/messages/id.ts';
import { ASKED, topLayer } from './top-layer.ts';

function dressed(options: SweetAlertOptions): SweetAlertOptions {
  return {
    target: topLayer(),
    heightAuto: false,
    returnFocus: false,
    buttonsStyling: false,
    customClass: { confirmButton: 'btn btn-primary', cancelButton: 'btn', denyButton: 'btn' },
    ...options,
  } as SweetAlertOptions;
}

/** SweetAlert2 is loaded with the first popup, not with the page. */
const load = async () => (await import('./sweet-alert.ts')).SweetAlert;

/** Popups that are loading or open; several can follow each other. */
let asked = 0;

/** Lets no key through to the page below: from the moment a popup is asked for, while its library is still loading, until it is answered. */
function coverKeys(): () => void {
  asked += 1;
  document.body.classList.add(ASKED);
  return () => {
    asked -= 1;
    if (asked === 0) document.body.classList.remove(ASKED);
  };
}

/** Holds the element that had the focus before the popups that now follow each other. */
let opener: HTMLElement | null = null;

function rememberOpener(): void {
  const at = document.activeElement;
  if (at instanceof HTMLElement && at !== document.body && !at.closest('.swal2-container')) opener = at;
}

/** Back to where the focus was. Where that has gone, it stays with nothing: a popup on its way out would keep it from what comes next. */
function giveBack(): void {
  if (opener?.isConnected) opener.focus();
  const at = document.activeElement;
  if (at instanceof HTMLElement && at.closest('.swal2-container')) at.blur();
}

/**
 * Shows a popup and gives the focus back as soon as it is answered. The library's own way does so a moment later and
 * would take it from the field that the caller has gone to meanwhile.
 */
async function ask(options: SweetAlertOptions) {
  const done = coverKeys();
  try {
    const Swal = await load();
    rememberOpener();
    const answer = await Swal.fire(dressed(options));
    giveBack();
    return answer;
  } finally {
    done();
  }
}

interface Question {
  readonly title: string;
  readonly text?: string;
  /** Describes its subject, line by line below the words; a sentence has no label. */
  readonly about?: readonly (readonly [label: string, value: string])[];
  /** The button that agrees names its action. */
  readonly yes: string;
  readonly no: string;
}

/** The words of a question with what it is about below them. */
function withAbout(text: string | undefined, about: NonNullable<Question['about']>): HTMLElement {
  const body = document.createElement('div');
  body.append(text ?? '');
  const list = document.createElement('dl');
  list.className = 'summary';
  for (const [label, value] of about) {
    if (label === '') {
      const sentence = body.appendChild(document.createElement('p'));
      sentence.className = 'summary-sentence';
      sentence.textContent = value;
      continue;
    }
    const line = list.appendChild(document.createElement('div'));
    line.appendChild(document.createElement('dt')).textContent = label;
    line.appendChild(document.createElement('dd')).textContent = value;
  }
  if (list.childElementCount > 0) body.append(list);
  return body;
}

/** Asks and returns true for yes. Enter confirms, Escape declines. */
export async function confirm({ title, text, about, yes, no }: Question): Promise<boolean> {
  const { isConfirmed } = await ask({
    icon: 'question',
    title,
    ...(about && about.length > 0 ? { html: withAbout(text, about) } : { text }),
    showDenyButton: true,
    confirmButtonText: yes,
    denyButtonText: no,
    reverseButtons: true,
  });
  return isConfirmed;
}

/** Shows a message; resolves when it is closed. */
export async function notify(icon: SweetAlertIcon, title: string, text?: string, correlationId = ''): Promise<void> {
  const footer = document.createElement('code');
  footer.textContent = message('umum.idKorelasi', { id: correlationId });
  await ask({
    icon,
    title,
    text,
    confirmButtonText: message('aksi.oke'),
    ...(correlationId ? { footer } : {}),
  });
}

/** Covers the screen while `work` runs. The work is not held back by the popup, and the popup never outlives it. */
export async function progress<T>(title: string, work: () => Promise<T>): Promise<T> {
  const Swal = await load();
  const done = coverKeys();
  rememberOpener();
  void Swal.fire(
    dressed({
      title,
      allowOutsideClick: false,
      allowEscapeKey: false,
      showConfirmButton: false,
      didOpen: () => Swal.showLoading(),
    }),
  );
  try {
    return await work();
  } finally {
    Swal.close();
    giveBack();
    done();
  }
}
