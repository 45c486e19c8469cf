// Before anything is drawn: the preferences that change how the page looks, so that nothing flashes.
for (const name of ["theme", "palette", "cards", "names"]) {
    try {
        const value = JSON.parse(localStorage.getItem(`arpents.${name}`));
        if (typeof value === "string") document.documentElement.dataset[name] = value;
    } catch {
        // The browser keeps nothing, or something else: the system decides.
    }
}
