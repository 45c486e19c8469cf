// Before anything is drawn: the theme that was chosen, so that nothing flashes.
try {
    const theme = JSON.parse(localStorage.getItem("arpents.theme"));
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
    // The browser keeps nothing: the system decides.
}
