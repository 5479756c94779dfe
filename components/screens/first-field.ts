/** To the first field of the form that is still empty; of a form that is filled already, the first. */
export function toFirstOpenField(): void {
  const inputs = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      // A dropdown that is still on its way stands there to be read, and keeps the focus for its own.
      '.content form :is(input, textarea):not([readonly]:not([role=combobox]), :disabled)',
    ),
  ];
  const open = inputs.find((input) => input.value === '' && input.dataset.filled === undefined);
  (open ?? inputs[0])?.focus();
}
