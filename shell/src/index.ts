// Shared modules are agreed upon before any of them is used: everything else is behind this import.
void import('./bootstrap');
