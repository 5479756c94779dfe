/** Reads a list of ids that this browser keeps; null where it keeps none or something else. */
export function storedIds(key: string): readonly string[] | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : null;
  } catch {
    return null;
  }
}
