/** Style sheets as the build sees them. */
declare module '*.css' {}
