/** Passing on: a link or a file, by what the device offers for it. */

/** Share a link by the device; whoever changes their mind has done nothing wrong. */
export async function passLink(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => {});
}

/** Copy a text; whether that could be done. Over plain HTTP there is no clipboard, and browsers may refuse it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** On a phone files go to other programs, elsewhere into the folder of downloads. */
export async function passFile(file: File): Promise<"shared" | "saved"> {
  const files = { files: [file] };
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.(files)) {
    try {
      await navigator.share(files);
      return "shared";
    } catch (error) {
      // A share that was called off is no reason to save it.
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  save(file);
  return "saved";
}

function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The address of a game, of its replay, and of a moment in it: after so many events. */
export const gameLink = (id: string): string => `${location.origin}/game/${encodeURIComponent(id)}`;
export const replayLink = (id: string): string => `${gameLink(id)}#replay`;
export const momentLink = (id: string, events: number): string => `${gameLink(id)}#replay=${events}`;
