"""What stands between the web server and the routes: middleware, dependencies, responses, pages."""
