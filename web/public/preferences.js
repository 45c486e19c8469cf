// Before anything is drawn: the preferences that change how the page looks, so that nothing flashes.
try {
    for (const name of ["theme", "palette", "cards", "names"]) {
        const value = JSON.parse(localStorage.getItem(`arpents.${name}`));
        if (typeof value === "string") document.documentElement.dataset[name] = value;
    }
} catch {
    // The browser keeps nothing: the system decides.
}
