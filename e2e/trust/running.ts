export async function stopProducts(): Promise<void> {}
