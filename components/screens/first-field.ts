/** To the first field of the form that is still empty; of a form that is filled already, the first. */
export function toFirstOpenField(): void {
  const inputs = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      '.content form :is(input, textarea):not([readonly], :disabled)',
    ),
  ];
  const open = inputs.find((input) => input.value === '' && input.dataset.filled === undefined);
  (open ?? inputs[0])?.focus();
}
