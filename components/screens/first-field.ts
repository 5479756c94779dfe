/** Is nothing in it yet? Of a group of radio buttons: none of them chosen. */
function isOpen(input: HTMLInputElement | HTMLTextAreaElement): boolean {
  if (input.type === 'radio')
    return document.querySelector(`input[type=radio][name="${CSS.escape(input.name)}"]:checked`) === null;
  return input.value === '' && input.dataset.filled === undefined;
}

/** To the first field of the form that is still empty; of a form that is filled already, the first. */
export function toFirstOpenField(): void {
  const inputs = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      // A dropdown that is still on its way stands there to be read, and keeps the focus for its own.
      '.content form :is(input, textarea):not([readonly]:not([role=combobox]), :disabled)',
    ),
  ];
  (inputs.find(isOpen) ?? inputs[0])?.focus();
}
